import type { Draft } from '../../local/drafts'
import { mayHoldDraft } from '../../local/outbox-peek'
import { startAuth, useAuth } from '../../state/auth-store'
import { wordsOf } from './words-of'

const key = 'contact-message'
const names = ['name', 'email', 'message'] as const

type Drafts = typeof import('../../local/drafts')
let loaded: Drafts | undefined

/** Drafts lie beside the outbox, so that a message leaves them as it enters it; their script comes at the first touch. */
async function loadDrafts(): Promise<Drafts> {
  loaded ??= await import('../../local/drafts')
  return loaded
}

async function storedDraft(ownerId: string | null): Promise<Draft | undefined> {
  return (await mayHoldDraft()) ? (await loadDrafts()).readDraft(ownerId, key) : undefined
}

const isWords = (draft: unknown): draft is Record<string, unknown> => typeof draft === 'object' && draft !== null

/** What one person writes in the contact form of this page, kept on this device, so that a reload loses none of it. */
export class MessageDraft {
  readonly #ownerId: string | null
  #id: string = crypto.randomUUID()
  #isStored = false

  constructor(ownerId: string | null) {
    this.#ownerId = ownerId
  }

  /** Saves the form as it stands; an emptied one is forgotten. */
  async save(form: HTMLFormElement): Promise<void> {
    const word = wordsOf(form)
    const isBegun = names.some((name) => word(name) !== '')
    if (!isBegun && !this.#isStored) return
    // Read once the script is here: a letter that was typed meanwhile must not be written over by an older state.
    const { dropDraft, saveDraft } = loaded ?? (await loadDrafts())
    const now = wordsOf(form)
    const value = Object.fromEntries(names.map((name) => [name, now(name)]))
    const isEmpty = names.every((name) => value[name] === '')
    this.#isStored = !isEmpty
    const draft = { id: this.#id, ownerId: this.#ownerId, key, value }
    await (isEmpty ? dropDraft(draft.id) : saveDraft(draft))
  }

  /** Puts a kept message back into the fields that are still empty. */
  async restore(form: HTMLFormElement): Promise<void> {
    const draft = await storedDraft(this.#ownerId)
    if (draft === undefined || !isWords(draft.value)) return
    this.#id = draft.id
    this.#isStored = true
    for (const name of names) {
      const field = form.elements.namedItem(name)
      const kept = draft.value[name]
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isField && field.value === '' && typeof kept === 'string') field.value = kept
    }
  }

  /** Hands the phone's copy to an act, which takes it by the id that this answers. What is written from now on is another message. */
  handOver(): string {
    const id = this.#id
    this.#id = crypto.randomUUID()
    this.#isStored = false
    return id
  }

  /** No act came of it: what is written belongs to that copy again. */
  takeBack(id: string): void {
    if (this.#isStored) void loaded?.dropDraft(this.#id)
    this.#id = id
    this.#isStored = true
  }
}

/** Settles only where a message was begun on this device, or where the address says what it is about: that stands in the form without a touch. */
export async function storedMessage(): Promise<void> {
  if (location.search.includes('about=')) return
  await startAuth()
  const draft = await storedDraft(useAuth.getState().user?.id ?? null)
  if (draft === undefined) await new Promise(() => {})
}
