/** The three looks of the interface, in the order of the switch. */
export const themes = ['patriot', 'legacy', 'tactical'] as const

export type Theme = (typeof themes)[number]

export const defaultTheme: Theme = 'patriot'

/** The storage key; its value is the raw word. */
export const themeKey = 'theme'

/** The browser bar takes the header's colour; the ui's colour test holds these equal to the palettes' `--band`. */
export const themeColor: Record<Theme, string> = { patriot: '#0b1f3f', legacy: '#262012', tactical: '#1a2113' }

/** Reads a stored word; a missing or unknown one gives the default. */
export function parseTheme(word: string | null | undefined): Theme {
  return themes.find((theme) => theme === word) ?? defaultTheme
}
