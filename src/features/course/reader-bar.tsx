import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { create } from 'zustand'
import { parseTextSize, textSizeKey, textSizeProperty, textSizes, type TextSize } from '../../domain/app/text-size'
import { themes, type Theme } from '../../domain/app/theme'
import type { WeekNumber } from '../../domain/course/course-week'
import { inStorage } from '../../state/in-storage'
import { setTheme, useTheme } from '../../state/theme-store'
import { Chip } from '../../ui/choices'
import { Icon } from '../../ui/icon'
import { useHydrated } from '../../ui/prerendered'
import { weekText } from './course-texts'
import { printWeek } from './print-week'
import type { Aloud } from './read-aloud'
import { canStayAwake, setAwake, useIsAwake, useScreenAwake } from './use-screen-awake'

type ReaderBarProps = {
  /** The link back, in its words. */
  back: ReactNode
  minutes: number
  /** Of the course, which can be printed by the week. */
  week: WeekNumber | undefined
  onTop: (() => void) | undefined
  onNote: () => void
}

/**
 * Where one is, the way back to the course, and how long it takes; where it went on by itself, the way to its beginning, and while it is read
 * aloud, what pauses and stops that. Its lower edge shows how far one has read.
 */
export function ReaderBar({ back, minutes, week, onTop, onNote }: ReaderBarProps) {
  const [wasOpened, setOpened] = useState(false)
  const aloud = useAloud(wasOpened)
  const isAloud = aloud && aloud.is !== 'silent'
  const [wasAloud, setWasAloud] = useState(false)
  if (isAloud && !wasAloud) setWasAloud(true)
  // A second press on what stops the voice must not hit what leads elsewhere.
  const leadsToTop = onTop && !wasAloud
  useScreenAwake(aloud?.is === 'speaking')
  return (
    <div className="reader-bar no-print">
      <div className={isAloud ? 'reader-row reader-aloud' : 'reader-row'}>
        {back}
        {isAloud && <AloudButtons aloud={aloud} />}
        {leadsToTop && (
          <button type="button" className="link min-h-11 text-sm" onClick={onTop}>
            <span className="reader-spared">From the </span>
            <span className="reader-short">start</span>
          </button>
        )}
        {!isAloud && !leadsToTop && (
          <span className="text-sm text-muted">
            <span aria-hidden="true">{minutes} min</span>
            <span className="sr-only">{`${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`}</span>
          </span>
        )}
        <button
          type="button"
          className="icon-btn reader-note noscript:hidden"
          aria-label="Note on this paragraph"
          onClick={onNote}
        >
          <Icon path="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
        </button>
        <ReaderLook week={week} aloud={aloud} onOpen={() => setOpened(true)} />
        <output className="sr-only">{onTop && 'You are where you left off.'}</output>
      </div>
    </div>
  )
}

/** What reads the open section aloud, from the moment that it's `wanted`; undefined where the device can't. */
function useAloud(isWanted: boolean): Aloud | undefined {
  const [aloud, setAloud] = useState<Aloud>()
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    const offer = async () => {
      const { offerAloud } = await import('./read-aloud')
      if (!isOver) end = offerAloud(setAloud)
    }
    // Without its script the menu stays without it.
    if (isWanted && 'speechSynthesis' in window) offer().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [isWanted])
  return aloud
}

/** While a section is read aloud, in the bar. The focus goes there from the menu, and back to it at the end. */
function AloudButtons({ aloud: { is, act } }: { aloud: Aloud }) {
  const buttons = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const own = buttons.current
    own?.querySelector('button')?.focus({ preventScroll: true })
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector<HTMLElement>('.reader-look > summary')?.focus()
    }
  }, [])
  const isPaused = is === 'paused'
  return (
    <span ref={buttons} className="flex">
      <button
        type="button"
        className="icon-btn"
        aria-label={isPaused ? 'Go on reading aloud' : 'Pause reading aloud'}
        onClick={() => act(isPaused ? 'goOn' : 'pause')}
      >
        <Icon path={isPaused ? 'M7 4v16l13-8z' : 'M8 5v14M16 5v14'} />
      </button>
      <button type="button" className="icon-btn" aria-label="Stop reading aloud" onClick={() => act('stop')}>
        <Icon path="M6 6h12v12H6z" />
      </button>
    </span>
  )
}

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

type ReaderLookProps = { week: WeekNumber | undefined; aloud: Aloud | undefined; onOpen: () => void }

/** How a section is read on this device: the size of its words, the theme, whether the screen stays on, aloud, and on paper. */
function ReaderLook({ week, aloud, onOpen }: ReaderLookProps) {
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
          <fieldset>
            <legend className="eyebrow mb-1">Print</legend>
            <div className="flex flex-wrap gap-2">
              <button type="button" className="chip" onClick={() => print()}>
                This section
              </button>
              {week && (
                <button type="button" className="chip" onClick={() => void printWeek(week, weekText(week).load())}>
                  {`All of week ${week}`}
                </button>
              )}
            </div>
          </fieldset>
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
