/** The tags that say what a page is: each page of the app brings its own. */
const ofOnePage = 'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])'

/**
 * For a page that is rendered anew in the place of the served one. Called before the render; what it answers is called after it, takes the served head's tags
 * away, which would stand twice, and puts back what was typed.
 */
export function renderAnew(root: Element): () => void {
  const served = document.head.querySelectorAll(ofOnePage)
  const fillIn = snapshotFields(root)
  return () => {
    for (const tag of served) tag.remove()
    fillIn()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const fields = (root: Element) => [...root.querySelectorAll<Field>('input, textarea')]
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const differs = (field: Field) => (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)

/** Writes past React's own property, so that a field whose value is held in a state hears of it. */
function type(field: Field, value: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fill(field: Field, from: Field) {
  if (!isBox(field)) type(field, from.value)
  else if (isBox(from) && field.checked !== from.checked) field.click()
}

const nameOf = (field: Field) => field.name || field.labels?.[0]?.textContent

/** The field's place among those that have no name of their own: its label may have been translated. */
function placeOf(field: Field, root: Element): string {
  const alike = fields(root).filter(({ name, type: kind }) => name === '' && kind === field.type)
  return `${field.type} ${alike.indexOf(field)}`
}

const menuName = (menu: Element) => menu.querySelector('summary')?.ariaLabel ?? menu.querySelector('summary')?.textContent

/** Follows whether a popover is open for as long as it stands: one that is taken out of the page closes without a word. */
function follow(popover: HTMLElement): { id: string; isOpen: () => boolean } {
  let isOpen = 'popover' in HTMLElement.prototype && popover.matches(':popover-open')
  popover.addEventListener('toggle', ({ newState }) => (isOpen = newState === 'open'))
  return { id: popover.id, isOpen: () => isOpen }
}

/** Opens what a plain press, without any script, had opened: the menus of the page that is gone. */
function openAgain(popovers: ReturnType<typeof follow>[], menus: HTMLDetailsElement[], root: Element) {
  for (const { id, isOpen } of popovers) if (isOpen()) document.getElementById(id)?.togglePopover(true)
  for (const menu of menus) {
    const same = [...root.querySelectorAll<HTMLDetailsElement>('details.menu')].find(
      (other) => menuName(other) === menuName(menu),
    )
    if (menu.open && same) same.open = true
  }
}

/**
 * Takes a snapshot of the fields and menus of the page as it stands, which is about to be rendered anew. The returned function puts what was typed
 * and ticked, up to the last moment, into the fields of the same name or label, opens what stood open, and gives the focus back.
 */
export function snapshotFields(root: Element): () => void {
  const before = fields(root).map((field) => ({
    field,
    name: nameOf(field),
    place: placeOf(field, root),
    isFocused: field === document.activeElement,
  }))

  const popovers = [...root.querySelectorAll<HTMLElement>('[popover]')].map(follow)
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('details.menu')]

  return () => {
    openAgain(popovers, menus, root)
    for (const { field: old, name, place, isFocused } of before) {
      if (!differs(old) && !isFocused) continue
      const standing = fields(root)
      const field =
        standing.find((candidate) => nameOf(candidate) === name) ??
        (old.name === '' ? standing.find((candidate) => placeOf(candidate, root) === place) : undefined)
      if (field && differs(old)) fill(field, old)
      if (isFocused) field?.focus()
    }
  }
}
