import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { parseTextSize, textSizeKey, textSizeProperty, textSizes, type TextSize } from '../../domain/app/text-size'
import { themes, type Theme } from '../../domain/app/theme'
import { inStorage } from '../../state/in-storage'
import { setTheme, useTheme } from '../../state/theme-store'
import { useHydrated } from '../../ui/prerendered'
import { Chip } from '../../ui/chip'
import type { Aloud } from './read-aloud'
import { canStayAwake, setAwake, useIsAwake } from './use-screen-awake'

const sizeNames: Record<TextSize, string> = { 1: 'Normal', 2: 'Large', 3: 'Largest' }
const speedNames: Record<Aloud['speed'], string> = { 0.8: '0.8×', 1: '1×', 1.25: '1.25×', 1.5: '1.5×' }
const themeNames: Record<Theme, string> = { patriot: 'Patriot', legacy: 'Legacy', tactical: 'Tactical' }

/** How large the words of a section are on this device. The page's boot line has set it before the first paint. */
const useTextSize = create<{ size: TextSize }>(() => ({
  size: parseTextSize(inStorage((storage) => storage.getItem(textSizeKey))),
}))

/** Shows the step and keeps it; where storage is forbidden it holds until the page is left. */
function setTextSize(size: TextSize): void {
  document.documentElement.style.setProperty(textSizeProperty, size)
  useTextSize.setState({ size })
  inStorage((storage) => storage.setItem(textSizeKey, size))
}

type ReaderLookProps = { aloud: Aloud | undefined; onOpen: () => void }

/** How a section is read on this device: the size of its words, the theme, whether the screen stays on, and aloud. */
export function ReaderLook({ aloud, onOpen }: ReaderLookProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const isHydrated = useHydrated()
  const isAwake = useIsAwake()
  const size = useTextSize((state) => state.size)
  const theme = useTheme((state) => state.theme)
  useEffect(() => (menu.current ? closeByItself(menu.current) : undefined), [])
  // It may have been opened before there was a script to hear of it.
  useEffect(() => {
    if (menu.current?.open) onOpen()
  }, [onOpen])
  return (
    <details ref={menu} className="reader-look noscript:hidden" onToggle={onOpen}>
      <summary>
        <span aria-hidden="true">Aa</span>
        <span className="sr-only">Reading options</span>
      </summary>
      {isHydrated && (
        <div className="reader-panel" tabIndex={-1}>
          <Choice label="Text size" names={sizeNames} values={textSizes} value={size} onChoose={setTextSize} />
          <Choice label="Theme" names={themeNames} values={themes} value={theme} onChoose={setTheme} />
          {canStayAwake() && (
            <Chip className="justify-self-start" selected={isAwake} onClick={() => setAwake(!isAwake)}>
              Keep the screen on
            </Chip>
          )}
          {aloud && <AloudChoice aloud={aloud} />}
          <p className="text-sm text-muted pointer-coarse:hidden">
            The arrow keys ← and → lead to the sections before and after, once this menu is closed.
          </p>
        </div>
      )}
    </details>
  )
}

/** Its speed can be chosen before and while it reads. */
function AloudChoice({ aloud: { is, speed, speeds, act, setSpeed } }: { aloud: Aloud }) {
  const isSilent = is === 'silent'
  return (
    <>
      <Chip className="justify-self-start" selected={!isSilent} onClick={() => act(isSilent ? 'start' : 'stop')}>
        Read aloud
      </Chip>
      <Choice label="Speed of the voice" names={speedNames} values={speeds} value={speed} onChoose={setSpeed} />
    </>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  names: Record<Value, string>
  values: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, names, values, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="eyebrow mb-1">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((each) => (
          <Chip key={each} selected={each === value} onClick={() => onChoose(each)}>
            {names[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** Closes the menu at a press beside it, at the next control and at Escape. Returns the end of it. */
function closeByItself(menu: HTMLDetailsElement): () => void {
  const end = new AbortController()
  const { signal } = end
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) menu.open = false
    },
    { signal },
  )
  menu.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => end.abort()
}
