import { themes, type Theme } from '../domain/app/theme'
import { setTheme, useTheme } from '../state/theme-store'
import { Segmented } from '../ui/segmented'

const names: Record<Theme, string> = { patriot: 'Patriot', legacy: 'Legacy', tactical: 'Tactical' }
const options = themes.map((value) => ({ value, label: names[value] }))

export function ThemeSwitch() {
  const theme = useTheme((state) => state.theme)
  return <Segmented label="Theme" options={options} value={theme} onChange={setTheme} />
}
