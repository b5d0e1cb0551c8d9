import type { Answer } from './failure'
import { readRows } from './read-rows'

/** Puts the address that a mail's token stands for on the newsletter's list, or takes it off. The answer is the same for any token. */
export function answerNewsletter(wish: 'confirm' | 'leave', token: string): Promise<Answer<true>> {
  return readRows(
    (client) => client.rpc(`${wish}_newsletter`, { p_token: token }),
    () => true,
  )
}
