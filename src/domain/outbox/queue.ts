// @with texts
import type { Connection } from '../network/connection'
import type { DrainProgress } from './drain'

/**
 * How the outbox of one person stands, for a line on any page: `attention` need the person, `others` belong to other accounts of this
 * phone, `isAtRisk`: the browser may clear what waits.
 */
export type Queue = Omit<DrainProgress, 'drain'> & { attention: number; others: number; isAtRisk: boolean }

export const emptyQueue: Queue = {
  waiting: 0,
  withdrawing: 0,
  isSending: false,
  nth: 0,
  total: 0,
  attention: 0,
  others: 0,
  isAtRisk: false,
}

/** Said where the server has ended a session, unasked: nobody but it knows which of the two it was. */
export const endedWords = 'You are signed out here: the account was signed out elsewhere, or deleted.'

/** Why nothing can be sent, or only slowly: the browser says that there is no network, or no answer comes, or late, although it says that there is one. */
export type Cut = 'offline' | 'slow' | 'unreachable'

const cutWords: Record<Cut, string> = {
  offline: 'Offline. What you do is saved on this device.',
  slow: 'The academy answers slowly or not at all. What you do is saved on this device.',
  unreachable: 'The academy can’t be reached. What you do is saved on this device.',
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/**
 * What is said where the browser has lost the outbox, until the person has read it: `count` items had waited, `back` of them came back from their second
 * copies, `since` is the time of the first of them in words.
 */
export function lostWords({ count, back }: { count: number; back: number }, since: string): string {
  const begin = 'This browser lost what it had stored'
  const waited = `that waited since ${since}`
  const act = 'Look at your bounties, then do again what isn’t there.'
  if (back === 0) return `${begin}, and with it ${items(count)} ${waited}. ${act}`
  if (back >= count) return `${begin}. ${count === 1 ? 'The item' : `The ${count} items`} ${waited} came back from a second copy.`
  return `${begin}. ${back} of ${count} items ${waited} came back from a second copy. ${act}`
}

/** The line on every page while there is no connection or work waits; empty where there is nothing to say. */
export function bannerWords(
  cut: Cut | null,
  { waiting, withdrawing, isSending, nth, total, attention, isAtRisk }: Queue,
): string {
  const toSend = waiting - withdrawing
  // A try without a network fails at once (`shownEntry`).
  const sends = isSending && cut !== 'offline'
  const parts = [
    cut !== null && cutWords[cut],
    sends && (total === 1 ? 'Sending 1 item.' : `Sending ${nth} of ${total}.`),
    toSend > 0 && !sends && `${items(toSend)} ${toSend === 1 ? 'waits' : 'wait'} to be sent.`,
    withdrawing > 0 && `${items(withdrawing)} ${withdrawing === 1 ? 'waits' : 'wait'} to be withdrawn.`,
    attention > 0 && `${items(attention)} ${attention === 1 ? 'needs' : 'need'} you.`,
    isAtRisk && 'This browser may clear it after seven days without a visit: install the app, or export it.',
  ]
  return parts.filter((part) => part !== false).join(' ')
}

const linkWords: Record<Connection, string> = {
  online: 'Online',
  offline: 'Offline',
  slow: 'Slow network',
  unreachable: 'No answer',
  unasked: '',
}

/** The connection and the outbox in three words or so, for a corner. `rest`: where nothing waits. */
export function connectionWords(
  connection: Connection,
  { waiting, isSending, nth, total, attention, isAtRisk }: Queue,
  rest = 'nothing to send',
): string {
  const work = () => {
    if (isSending && connection !== 'offline') return `sending ${nth} of ${total}`
    if (attention > 0) return `${attention} ${attention === 1 ? 'needs' : 'need'} you`
    if (waiting > 0) return isAtRisk ? `send ${waiting} soon` : `${waiting} to send`
    return rest
  }
  const words = [linkWords[connection], work()].filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
