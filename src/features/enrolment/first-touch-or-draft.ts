import { readDraft } from '../../local/drafts'
import { applicationDraftKey } from './application-draft-key'

const touches = ['pointerdown', 'keydown', 'focusin', 'input'] as const

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of touches) addEventListener(touch, () => resolve(), { capture: true, once: true, passive: true })
  })
}

async function storedDraft(): Promise<void> {
  const isStored = (await readDraft(applicationDraftKey)) !== undefined
  if (!isStored) await new Promise(() => {})
}

/** Settles when a prerendered form must come alive: at the first touch of the page, or at once where a draft waits or the page has run before. */
export async function firstTouchOrDraft(): Promise<void> {
  const isFirstPage = document.documentElement.dataset['hydrated'] === undefined
  if (isFirstPage) await Promise.race([firstTouch(), storedDraft()])
}
