import { goesAnew } from '../../src/domain/outbox/entry-words'
import type { EntryOf, OutboxEntry } from '../../src/domain/outbox/entry'
import { prepareDraft } from '../../src/domain/outbox/commands'
import { draftsOf, readDraft, saveDraft } from '../../src/local/drafts'
import { outboxDatabase } from '../../src/local/databases'
import type { Context } from './context.ts'
import { mayDo, newAct, type KnownAct } from './person.ts'
import type { WindowName } from './schedule.ts'
import { standing } from './server.ts'

/** `by`: who typed it. */
type Words = { number: number; by: string | null }
/** What a form is about. `home`: the key of the form that goes on with it; `replaces`: the act that it is to change. */
type Subject = { ownerId: string | null; key: string; home: string; bountyId: string; replaces: string | null }
/** `isAnew`: what it was to change can't be changed any more, and the next press makes an act of its own. */
type Form = Subject & { draftId: string; opId: string; words: Words; isAnew: boolean }
type Press = { opId: string; draftId: string; number: number }
/** `before`, `after`: the acts that the draft was made into and that were kept right before and right after it was saved; `after` also those that are to come back, or that were told kept before it. */
type Typed = { ownerId: string | null; before: ReadonlySet<string>; after: ReadonlySet<string> }

const EDIT = 'edit:'
/** The pick that opens the form of the bounty that is over. */
const OVER = 18
/** A pledge has no photo, and nothing depends on it. */
const SPARE_IDS = 2

/** What the forms need of the world around them. */
export type FormParts = {
  userId: () => string | null
  now: () => number
  elapsed: () => number
  newId: () => string
  acts: Map<string, KnownAct>
  note: (violation: string) => void
}

/** The form of an act, open in one window or in two: its draft is shared by them, its number is each one's own. As `useDraft` and `useAct` have it. */
export class Forms {
  readonly #around: FormParts
  readonly #open = new Map<WindowName, Form>()
  readonly #busy = new Set<WindowName>()
  /** What was told to be kept on this phone. */
  readonly #presses: Press[] = []
  /** The acts that a draft was handed over to. */
  readonly #given = new Map<string, string[]>()
  /** Every draft that was told to be kept, by its id, as it was last typed. */
  readonly #typed = new Map<string, Typed>()
  /** How often somebody has left and had their drafts deleted. */
  #leavings = 0

  constructor(around: FormParts) {
    this.#around = around
  }

  /** Opens the form anew, with what this person left in it. */
  open(name: WindowName, context: Context, pick: number): Promise<Form> {
    const ownerId = this.#around.userId()
    const isMessage = ownerId === null || pick % 3 === 2
    const bountyId = pick === OVER ? standing.over : pick % 3 === 0 ? standing.open : standing.other
    const key = isMessage ? 'contact-message' : `fund-bounty:${bountyId}`
    return this.#show(name, context, { ownerId, key, home: key, bountyId, replaces: null }, 0)
  }

  /** Opens the form of a pledge that was refused or is parked, with what this person left in it, else with the act's own words. */
  async edit(name: WindowName, context: Context, pick: number): Promise<void> {
    const ownerId = this.#around.userId()
    const all = await context.touch(() => outboxDatabase().entries.orderBy('seq').toArray())
    const mine = all.filter(isPledge).filter((entry) => entry.ownerId === ownerId && mayDo('edit', entry))
    const entry = mine[pick % Math.max(1, mine.length)]
    if (!entry) return
    const { bountyId } = entry.payload
    const subject = { ownerId, key: `${EDIT}${entry.opId}`, home: `fund-bounty:${bountyId}`, bountyId, replaces: entry.opId }
    await this.#show(name, context, subject, numberIn(entry))
  }

  async #show(name: WindowName, context: Context, subject: Subject, number: number): Promise<Form> {
    const { newId, note } = this.#around
    const { ownerId, key } = subject
    // What is pressed in another window while this one reads may still stand here, as in a form that was open before.
    const pressed = [...this.#presses]
    const stored = await context.touch(() => readDraft(ownerId, key))
    const words = isWords(stored?.value) ? stored.value : { number, by: ownerId }
    if (words.by !== ownerId) note(`drafts: ${ownerId ?? 'a visitor'} sees what ${words.by ?? 'a visitor'} typed`)
    if (stored && pressed.some((press) => press.draftId === stored.id && this.#isOver(press)))
      note(`drafts: ${stored.id} stands in a form again, though its act is kept`)
    const form = { ...subject, draftId: stored?.id ?? newId(), opId: newId(), words, isAnew: false }
    this.#open.set(name, form)
    return form
  }

  async type(name: WindowName, context: Context, pick: number): Promise<void> {
    const form = await this.#formIn(name, context, pick)
    form.words = { number: pick, by: form.ownerId }
    const { draftId: id, ownerId, key, home, words: value } = form
    const leavings = this.#leavings
    const pressed = this.#presses.filter((press) => press.draftId === id).map(({ opId }) => opId)
    await context.touch(async () => {
      const before = await this.#keptOf(id)
      const isKept = await this.#atPhonesTime(() => saveDraft({ id, ownerId, key, ...(home !== key && { home }), value }))
      // What is typed while its person leaves goes with them or stays: both are right.
      if (isKept && leavings === this.#leavings)
        this.#typed.set(id, { ownerId, before, after: new Set([...pressed, ...(await this.#keptOf(id)), ...this.#awayOf(id)]) })
    })
  }

  /** `isUnheard`: it is kept, but the window was told that the storage does not answer, and its form stays. */
  async press(name: WindowName, context: Context, isUnheard: boolean): Promise<void> {
    if (this.#busy.has(name)) return
    const form = await this.#formIn(name, context, 0)
    const { opId, draftId, ownerId, bountyId, key, words } = form
    const { acts, elapsed, newId } = this.#around
    const draft = prepareDraft(
      key === 'contact-message'
        ? { opId, ownerId: null, author: ownerId, kind: 'send-contact-message', payload: messageOf(words) }
        : { opId, ownerId, kind: 'fund-bounty', payload: { bountyId, amountCents: centsOf(words), anonymous: false } },
    )
    if (!draft) throw new Error('The form makes no act.')
    const before = acts.get(opId)
    const act = before ?? newAct(draft, ownerId, elapsed())
    acts.set(opId, act)
    this.#given.set(draftId, [...(this.#given.get(draftId) ?? []), opId])
    this.#busy.add(name)
    const replaces = form.isAnew ? null : form.replaces
    act.replaces = replaces
    const made = { draft, photo: null, appVersion: 'simulated', draftIds: [draftId] } as const
    const effects = await context.tell(
      replaces === null
        ? { ...made, type: 'enqueued' }
        : { ...made, type: 'replaced', opId: replaces, spareIds: Array.from({ length: SPARE_IDS }, newId) },
    )
    this.#busy.delete(name)
    if (effects === null || isUnheard) return context.announce()
    const refused = effects.find((effect) => effect.type === 'refused')
    form.isAnew ||= refused !== undefined && goesAnew(refused.code)
    if (!refused) {
      act.isSaved = true
      this.#presses.push({ opId, draftId, number: words.number })
      this.#open.delete(name)
    }
    context.announce()
  }

  /** The window is gone, with what stood in its form. */
  close(name: WindowName): void {
    this.#open.delete(name)
    this.#busy.delete(name)
  }

  /** The browser has lost what stood in no open form: a draft has no copy. */
  loseDrafts(): void {
    this.#typed.clear()
  }

  /** This person had all that they began taken off the phone. */
  forget(ownerId: string): void {
    this.#leavings++
    for (const [id, typed] of this.#typed) if (typed.ownerId === ownerId) this.#typed.delete(id)
  }

  /** What was pressed is what is kept, and what was typed is in a draft or has become an act. */
  async violations(entries: ReadonlyMap<string, OutboxEntry>): Promise<string[]> {
    const owners = new Set([...this.#typed.values()].map(({ ownerId }) => ownerId))
    const drafts = new Map((await Promise.all([...owners].map(draftsOf))).flat().map(({ id, key }) => [id, key]))
    const { acts } = this.#around
    const changed = this.#presses.filter(({ opId, number }) => {
      const entry = entries.get(opId)
      return entry !== undefined && !acts.get(opId)?.isForgotten && !acts.get(opId)?.lost && numberIn(entry) !== number
    })
    const gone = [...this.#typed].flatMap(([id, { before }]) => {
      const isAct = this.#givenOf(id).some((opId) => (entries.has(opId) || acts.get(opId)?.swept) && !before.has(opId))
      return drafts.has(id) || isAct || this.#isForgotten(id) ? [] : [id]
    })
    // The form of a change can be opened as long as its act can be changed, or may come back to be.
    const unseen = [...drafts].filter(([, key]) => {
      const state = key.startsWith(EDIT) ? (entries.get(key.slice(EDIT.length))?.state ?? 'none') : 'rejected'
      return !mayComeBack.has(state)
    })
    return [
      ...unseen.map(([id]) => `drafts: ${id} was typed, and stands in a form that nobody can open`),
      ...changed.map(({ opId }) => `I1: ${opId} was pressed with other words than are kept`),
      ...gone.map((id) => `drafts: ${id} was typed, and is neither a draft nor an act`),
    ]
  }

  /** A form is its owner's: who has signed in since finds their own. */
  async #formIn(name: WindowName, context: Context, pick: number): Promise<Form> {
    const form = this.#open.get(name)
    return form && form.ownerId === this.#around.userId() ? form : this.open(name, context, pick)
  }

  #givenOf(draftId: string): readonly string[] {
    return this.#given.get(draftId) ?? []
  }

  /** The acts that were made of a draft and are in the outbox. */
  async #keptOf(draftId: string): Promise<ReadonlySet<string>> {
    const opIds = this.#givenOf(draftId)
    if (opIds.length === 0) return new Set()
    const found = await outboxDatabase().entries.bulkGet([...opIds])
    return new Set(found.flatMap((entry) => (entry ? [entry.opId] : [])))
  }

  /** The acts of a draft that the browser has lost, and whose second copies come back: what is typed meanwhile is typed after them. */
  #awayOf(draftId: string): string[] {
    return this.#givenOf(draftId).filter((opId) => this.#around.acts.get(opId)?.lost === 'copied')
  }

  #isForgotten(draftId: string): boolean {
    return this.#givenOf(draftId).some((opId) => this.#around.acts.get(opId)?.isForgotten)
  }

  /** Whether nothing was typed into the draft since it has become this act. */
  #isOver({ opId, draftId }: Press): boolean {
    return !this.#around.acts.get(opId)?.isForgotten && !this.#typed.get(draftId)?.after.has(opId)
  }

  /** The time of a draft is read when it is handed over. */
  #atPhonesTime<T>(work: () => Promise<T>): Promise<T> {
    const real = Date.now
    Date.now = this.#around.now
    const result = work()
    Date.now = real
    return result
  }
}

const mayComeBack: ReadonlySet<string> = new Set(['queued', 'sending', 'waiting_auth', 'needs_attention', 'rejected'])
const isPledge = (entry: OutboxEntry): entry is EntryOf<'fund-bounty'> => entry.kind === 'fund-bounty'
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'number' in value && 'by' in value
const centsOf = ({ number }: Words) => 100 * (1 + number)
const messageOf = ({ number }: Words) => ({ name: 'Ana', email: 'ana@example.test', message: `Message ${number}` })

function numberIn(entry: OutboxEntry): number {
  if (entry.kind === 'fund-bounty') return entry.payload.amountCents / 100 - 1
  return entry.kind === 'send-contact-message' ? Number(entry.payload.message.slice('Message '.length)) : Number.NaN
}
