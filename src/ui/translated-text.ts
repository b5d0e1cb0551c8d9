/**
 * A browser that translates a page puts a `<font>` in the place of each text, and React, which still holds the text, then fails to put something in before it, or changes
 * words that nobody sees. So each text goes back beside its translation, empty, and takes its place again as soon as its words change.
 */
const originals = new WeakMap<Element, Map<Text, string>>()
const translations = new WeakMap<Node, Element>()

/** The parts of the page that React is about to take over. */
const arriving = new Set<Element>()

let observer: MutationObserver | undefined

const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

/** The translation that a text was taken out for. Several texts side by side may have one. */
function standIn({ target, addedNodes, previousSibling, nextSibling }: MutationRecord, isOld: (translation: Element) => boolean) {
  if (target instanceof Element && target.closest('font')) return undefined
  return [...addedNodes, previousSibling, nextSibling].filter(isTranslation).find((node) => node.isConnected && !isOld(node))
}

function keepBeside(text: Text, translation: Element): void {
  const words = text.data
  if (translation.contains(text)) text.replaceWith(words)
  translation.after(text)
  originals.set(translation, (originals.get(translation) ?? new Map<Text, string>()).set(text, words))
  translations.set(text, translation)
  text.data = ''
}

/** The own words stand again; a text that was given new ones keeps those. */
function takeBack(translation: Element): void {
  for (const [text, words] of originals.get(translation) ?? []) {
    translations.delete(text)
    if (text.data === '') text.data = words
  }
  if (originals.delete(translation)) translation.remove()
}

function follow(records: MutationRecord[]): void {
  const fresh = new Set<Element>()
  const isOld = (translation: Element) => originals.has(translation) && !fresh.has(translation)
  for (const record of records) {
    const { target } = record
    const changed = target instanceof Text && target.data !== '' && translations.get(target)
    if (changed) takeBack(changed)
    for (const node of record.removedNodes) {
      const known = translations.get(node)
      if (known) takeBack(known)
      else if (isTranslation(node) && !node.isConnected) takeBack(node)
      else if (node instanceof Text && node.data !== '') {
        const translation = standIn(record, isOld)
        if (!translation) continue
        fresh.add(translation)
        keepBeside(node, translation)
      }
    }
  }
}

/** Follows from now on what a translation does to the page. */
export function followTranslation(): void {
  observer = new MutationObserver((records) => {
    follow(records)
    // These are of this very function.
    observer?.takeRecords()
    for (const part of arriving) if (wasTranslated(part)) takeOverNow(part)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Whether a translation stands below `root`. */
export const wasTranslated = (root: Element): boolean => root.querySelector('font') !== null

/**
 * Puts the own words back and has React take the part over in the same breath: where somebody presses, React takes over at once what it has not yet. Nobody listens to this
 * press.
 */
function takeOverNow(part: Element): void {
  arriving.delete(part)
  follow(observer?.takeRecords() ?? [])
  for (const translation of part.querySelectorAll('font')) takeBack(translation)
  observer?.takeRecords()
  const inside = part.querySelector('main > *') ?? part.firstElementChild ?? part
  inside.dispatchEvent(new Event('pointercancel', { bubbles: true }))
}

/** React is going to take a part of the prerendered page over, once it has what it waits for: from then on no translation comes between. */
export function takeOver(part: Element, waitsFor?: Promise<unknown>): void {
  // One turn later React knows of it too.
  if (waitsFor) void waitsFor.then(() => queueMicrotask(() => takeOver(part)))
  else if (wasTranslated(part)) takeOverNow(part)
  else arriving.add(part)
}

/** To be called when React has taken the part over. */
export const tookOver = (part: Element | null): void => void (part && arriving.delete(part))
