import type { EditRefusal } from './events'

/** What became of an act while it was being changed, and what another press does then; null where it does nothing. */
const meanwhile: Record<EditRefusal, { fact: string; next: string | null }> = {
  already_sending: { fact: 'It is on its way right now. Wait a moment, then look whether it was sent.', next: null },
  sent_meanwhile: { fact: 'It was sent meanwhile, as it stood before.', next: 'Press again only if you want both.' },
  put_away: { fact: 'It was put away meanwhile.', next: 'Press again to send this as a new item.' },
  gone: { fact: 'It is no longer in the Outbox.', next: 'Press again to send this as a new item.' },
}

const isEditRefusal = (code: string): code is EditRefusal => Object.hasOwn(meanwhile, code)

export const noRoom = 'This device has no room left for it. Free some space, then try again.'

/** Why an act can't be changed, by the storage's code; null for what is another failure. */
export function editFact(code: string): string | null {
  if (code === 'storage_full') return noRoom
  return isEditRefusal(code) ? meanwhile[code].fact : null
}

/** Whether the next press sends what stands in the form as an act of its own. */
export const goesAnew = (code: string): boolean => isEditRefusal(code) && meanwhile[code].next !== null

/** The same in a form, with what the next press does. */
export function editRefusalWords(code: string): string | null {
  if (!isEditRefusal(code)) return null
  const { fact, next } = meanwhile[code]
  return next === null ? fact : `${fact} ${next}`
}
