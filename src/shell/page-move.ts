// @in touched
/** Whether one page lies within another, by their paths: a bounty within the Marketplace. Within the home page, which is a member's Today, lies what it lists. */
const liesWithin = (page: string, other: string) => (other === '/' ? page.split('/').length > 2 : page.startsWith(`${other}/`))

/** How one page follows another: `in` from a list to what it lists, `out` back to it, null between all others, which change at once. Both are paths. */
export function pageMove(from: string, to: string): 'in' | 'out' | null {
  if (liesWithin(to, from)) return 'in'
  return liesWithin(from, to) ? 'out' : null
}

/**
 * The pressed card's drawing goes along to the page that it leads to. A rule of style for it would have the browser look through the whole page at
 * every change of the focus.
 */
function takeDrawingAlong(): void {
  const drawing = document.activeElement?.closest('article')?.querySelector<SVGElement>('.category-drawing')
  if (drawing) drawing.style.viewTransitionName = 'category-drawing'
}

/** One that the next change of page cuts short is no error: the router hands the promise that says so to nobody. */
function letTransitionsBeCutShort(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (asked) => {
    const transition = start(asked)
    transition.ready.catch(() => undefined)
    return transition
  }
}

/**
 * What the router asks at each change of page, to be begun once: list and detail fade into each other, where the person wants movement. A browser that
 * doesn't know the types of a transition would move between all pages, so it gets none.
 */
export function beginPageTransitions() {
  if (!CSS.supports('selector(:active-view-transition-type(in))')) return false
  letTransitionsBeCutShort()
  return {
    types: ({ fromLocation, toLocation }: { fromLocation?: { pathname: string }; toLocation: { pathname: string } }) => {
      const move = fromLocation && pageMove(fromLocation.pathname, toLocation.pathname)
      if (!move || matchMedia('(prefers-reduced-motion: reduce)').matches) return false
      if (move === 'in') takeDrawingAlong()
      return [move]
    },
  }
}
