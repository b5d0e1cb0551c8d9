import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { standingPart } from './prerendered'
import { firstInterest, takePressed } from './first-interest'
import { takeOver, tookOver } from './translated-text'

/**
 * A part of a page whose script comes at the first sign of interest: React leaves its prerendered HTML, with plain links and details, as it
 * is until then. Call it at the top of the screen's module, so that a navigation waits for the part. `need` settles earlier where the
 * device holds something that must show unasked.
 */
export async function later(name: string, load: () => Promise<ComponentType>, need?: () => Promise<void>): Promise<ReactNode> {
  const standing = standingPart(`[data-later="${name}"]`)
  const Part = standing
    ? lazy(() => {
        const found = findPart(standing, load, need)
        takeOver(standing, found)
        return found
      })
    : await load()
  // One element for good: a new one would make React give up the HTML while the script is still on its way.
  return (
    <div data-later={name}>
      <Suspense>
        <Live>
          <Part />
        </Live>
      </Suspense>
    </div>
  )
}

async function findPart(standing: Element, load: () => Promise<ComponentType>, need?: () => Promise<void>) {
  await (need ? Promise.race([firstInterest(), need()]) : firstInterest())
  return { default: await fetchFor(standing, load) }
}

/** Where the script can't be fetched the page stays what it is, readable, and its links lead on as plain ones. */
async function fetchFor(standing: Element, load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load()
  } catch {
    standing.setAttribute('data-live', '')
    const link = takePressed(standing).find((control) => control.matches('a[href^="/"]'))
    if (link) location.assign(link.getAttribute('href') ?? '')
    return new Promise(() => {})
  }
}

/**
 * Presses again what was pressed before the script was there. The part is live from the moment that React answers in it: a press between
 * that and the first effect would be answered, noted, and pressed once more. It is pressed after the second, in which React shows what only the device knows.
 */
function Live({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    const part = root.current?.parentElement
    if (!part) return
    part.setAttribute('data-live', '')
    tookOver(part)
    pressed.current = takePressed(part)
  }, [])
  useEffect(() => {
    const controls = pressed.current.splice(0)
    setTimeout(() => controls.forEach((control) => control.click()))
  }, [])
  return <div ref={root}>{children}</div>
}
