import { nextPaint } from './paint-and-idle'

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'scroll'] as const

/** `event`: of a press since the page is live. */
interface Press {
  control: HTMLElement
  event?: Event
}

let interest: Promise<void> | undefined
let began = 0
let pressed: Press[] = []

/** When the person first showed interest, on the clock of `performance.now()`; 0 where that was before this script ran. */
export const interestBegan = () => began

/** Resolves when the person first touches, points, types or scrolls in this page, and has seen what the page itself does then. */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    addEventListener('click', rememberPress, { capture: true })
    for (const type of press) document.body.addEventListener(type, keepFromReact, { capture: true, passive: true })
    // A reload restores the place that was read, without a scroll to notice; a field may have been entered before this script came.
    if (scrollY > 0 || document.activeElement !== document.body) return resolve()
    const options = { capture: true, passive: true }
    const notice = () => {
      began = performance.now()
      for (const sign of signs) removeEventListener(sign, notice, options)
      resolve(nextPaint())
    }
    for (const sign of signs) addEventListener(sign, notice, options)
  })
  return interest
}

/** React took the part over in the middle of this press and answers it: not a link that waits, nor a box, which it has just set back. */
const isAnswered = ({ control, event }: Press) =>
  Boolean(event?.eventPhase) && !event?.defaultPrevented && !control.matches('input')

/** Hands over what was pressed inside `root` and nobody answers, in its order, once. */
export function takePressed(root: Element): HTMLElement[] {
  const taken = pressed.filter(({ control }) => root.contains(control))
  pressed = pressed.filter((press) => !taken.includes(press))
  return taken.filter((press) => !isAnswered(press)).map(({ control }) => control)
}

/** Keeps a press from before the page was live, whose part is not live yet. */
export const pressLater = (control: HTMLElement) => void pressed.push({ control })

const waits = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-later]:not([data-live])') !== null

const press = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'] as const

/**
 * A person's press in a part that is not live yet is the browser's: React would take the whole part over before the press is seen, which takes a phone a third of a second.
 * What needs React is pressed again then.
 */
function keepFromReact(event: Event) {
  if (event.isTrusted && waits(event.target)) event.stopPropagation()
}

/** Keeps the presses in a part that is not live yet. Its links wait too: their page and its state come with the script. */
function rememberPress(event: MouseEvent) {
  const { target } = event
  if (!waits(target)) return
  // A box of a form keeps its tick by itself while React takes the page over; pressed again it would lose it.
  const control = target.closest<HTMLElement>('button, input[type="checkbox"]:not(form *), a[href^="/"], a[href^="#"]')
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!control || !isPlain) return
  const isLink = control instanceof HTMLAnchorElement
  // Until the page itself is live the boot script keeps what is pressed, and presses it again then.
  if (!isLink && !('hydrated' in document.documentElement.dataset)) return
  pressed.push({ control, event })
  // A place on this page is reached at once; pressed again, what belongs to the choice follows, such as closing a drawer.
  if (isLink && !control.matches('[href^="#"]')) event.preventDefault()
}
