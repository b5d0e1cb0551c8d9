const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'scroll'] as const

let interest: Promise<void> | undefined
let pressed: HTMLElement | null = null

/** Resolves when the person first touches, points, types or scrolls in this page. */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    // A reload restores the place that was read, without a scroll to notice.
    if (scrollY > 0) return resolve()
    const options = { capture: true, passive: true }
    const notice = () => {
      for (const sign of signs) removeEventListener(sign, notice, options)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, notice, options)
    addEventListener('click', rememberPress, { capture: true })
  })
  return interest
}

/** Hands over the button inside `root` that was pressed while nothing listened yet, once. */
export function takePressed(root: HTMLElement): HTMLElement | null {
  if (!pressed || !root.contains(pressed)) return null
  const button = pressed
  pressed = null
  return button
}

function rememberPress({ target }: Event) {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button') : null
}
