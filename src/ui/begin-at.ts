/** A step that follows a press begins here: its heading takes the focus, and stands in the upper third of the window, under what sticks at the top. */
export function beginAt(heading: HTMLElement): void {
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  const headPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < headPx || top > innerHeight / 3) heading.scrollIntoView({ block: 'start', behavior: 'instant' })
}
