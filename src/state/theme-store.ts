import { create } from 'zustand'
import { defaultTheme, parseTheme, themeColor, themeKey, themes, type Theme } from '../domain/app/theme'
import { inStorage } from './in-storage'

/** The store starts with the default, as the prerendered page does; `watchTheme` then takes up what the boot line has set. */
export const useTheme = create<{ theme: Theme }>(() => ({ theme: defaultTheme }))

function show(theme: Theme) {
  const root = document.documentElement
  root.classList.remove(...themes)
  root.classList.add(theme)
  root.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[theme])
  useTheme.setState({ theme })
}

const storedTheme = (): Theme => parseTheme(inStorage((storage) => storage.getItem(themeKey)))

/** Takes up the saved theme after hydration, and follows a change made in another tab. Returns the end of the watch. */
export function watchTheme(): () => void {
  show(storedTheme())
  const follow = (event: StorageEvent) => {
    if (event.key === themeKey || event.key === null) show(storedTheme())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Shows the theme and saves the raw word; where storage is forbidden the theme holds until the page is left. */
export function setTheme(theme: Theme) {
  show(theme)
  inStorage((storage) => storage.setItem(themeKey, theme))
}
