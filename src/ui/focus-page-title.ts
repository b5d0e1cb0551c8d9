/** For an act whose own control goes away: the focus lands on the page's title, and nothing scrolls. */
export const focusPageTitle = (): void => document.getElementById('page-title')?.focus({ preventScroll: true })
