import { useId } from 'react'
import { themes, type Theme } from '../domain/app/theme'
import { setTheme, useTheme } from '../state/theme-store'

const names: Record<Theme, string> = { patriot: 'Patriot', legacy: 'Legacy', tactical: 'Tactical' }

/** The themes side by side: radio buttons, so arrows move and one is always chosen. */
export function ThemeSwitch() {
  const chosen = useTheme((state) => state.theme)
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="eyebrow">Theme</legend>
      <div>
        {themes.map((theme) => (
          <label key={theme}>
            <input type="radio" name={name} value={theme} checked={theme === chosen} onChange={() => setTheme(theme)} />
            <span>{names[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
