import { dropDraft, readDraft, saveDraft } from '../../local/drafts'
import { wordsOf } from './words-of'

const key = 'contact-message'
const names = ['name', 'email', 'message'] as const

const isWords = (draft: unknown): draft is Record<string, unknown> => typeof draft === 'object' && draft !== null

/** Keeps what stands in the contact form on this device, so that a reload loses none of it; an emptied form is forgotten. */
export function keepMessage(form: HTMLFormElement): void {
  const word = wordsOf(form)
  const draft = Object.fromEntries(names.map((name) => [name, word(name)]))
  const isEmpty = names.every((name) => draft[name] === '')
  void (isEmpty ? dropDraft(key) : saveDraft(key, draft))
}

/** Puts a kept message back into the fields that are still empty. */
export async function restoreMessage(form: HTMLFormElement): Promise<void> {
  const draft = await readDraft(key)
  if (!isWords(draft)) return
  for (const name of names) {
    const field = form.elements.namedItem(name)
    const kept = draft[name]
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField && field.value === '' && typeof kept === 'string') field.value = kept
  }
}

/** Settles only where a message was begun on this device: it stands in the form again without a touch. */
export async function storedMessage(): Promise<void> {
  const isStored = (await readDraft(key)) !== undefined
  if (!isStored) await new Promise(() => {})
}
