/** Height of the fixed header. */
const scrollOffset = 80

/** Scrolls smoothly to a section, 80 px below the top of the window, and moves the focus there for the keyboard. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (section === null) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  section.focus({ preventScroll: true })
  window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - scrollOffset, behavior })
}
