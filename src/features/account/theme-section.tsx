import { themes, type Theme } from '../../domain/theme'
import { setTheme, useTheme } from '../../state/theme-store'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'

const words: Record<Theme, { name: string; hint: string }> = {
  patriot: { name: 'Patriot', hint: 'Deep navy, paper white, one red.' },
  legacy: { name: 'Legacy', hint: 'Field-manual paper, ink and brass.' },
  tactical: { name: 'Tactical', hint: 'Near-black, olive and amber: for the night.' },
}

export function ThemeSection() {
  const current = useTheme((state) => state.theme)
  return (
    <Card as="section" aria-labelledby="theme-title">
      <fieldset className="grid gap-2">
        <legend className="contents">
          <h2 id="theme-title" className="mb-2 text-2xl">
            Theme
          </h2>
        </legend>
        {themes.map((theme) => (
          <Checkbox
            key={theme}
            type="radio"
            name="theme"
            label={words[theme].name}
            hint={words[theme].hint}
            checked={theme === current}
            onChange={() => setTheme(theme)}
          />
        ))}
      </fieldset>
    </Card>
  )
}
