import { emptyReadingProgress } from '../../domain/reading-progress'
import { readingProgress } from '../../local/reading-progress'

const touches = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const

let touched: Promise<void> | undefined

/** Resolves when somebody starts to use the page; at once for a cadet with progress to show. Browser only. */
export function firstTouch(): Promise<void> {
  touched ??= readingProgress() === emptyReadingProgress ? nextTouch() : Promise.resolve()
  return touched
}

function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const touch = () => {
      for (const name of touches) window.removeEventListener(name, touch, true)
      resolve()
    }
    for (const name of touches) window.addEventListener(name, touch, { capture: true, passive: true })
  })
}
