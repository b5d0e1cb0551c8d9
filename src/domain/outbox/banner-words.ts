import type { Queue } from './queue'

/** Why nothing can be sent: the browser says that there is no network, or no answer comes although it says that there is one. */
export type Cut = 'offline' | 'unreachable'

const cutWords: Record<Cut, string> = {
  offline: 'Offline. What you do is saved on this device.',
  unreachable: 'The academy can’t be reached. What you do is saved on this device.',
}

const actions = (count: number) => (count === 1 ? '1 action' : `${count} actions`)

/** The line on every page while there is no connection or work waits; empty where there is nothing to say. */
export function bannerWords(cut: Cut | null, { waiting, isSending, nth, total, attention, isAtRisk }: Queue): string {
  const parts = [
    cut !== null && cutWords[cut],
    isSending && (total === 1 ? 'Sending 1 action.' : `Sending ${nth} of ${total}.`),
    waiting > 0 && !isSending && `${actions(waiting)} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`,
    attention > 0 && `${actions(attention)} ${attention === 1 ? 'needs' : 'need'} you.`,
    isAtRisk && 'This browser may clear it after seven days without a visit: install the app, or export it.',
  ]
  return parts.filter((part) => part !== false).join(' ')
}
