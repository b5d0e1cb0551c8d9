import { useEffect, useState } from 'react'
import listAddress from '../../domain/account/common-passwords.txt?url'

/** By which the list is known from a portal's page. */
const COMMONEST = '123456'

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const answer = await fetch(listAddress)
  if (!answer.ok) throw new Error('The list of common passwords could not be read.')
  const words = new Set((await answer.text()).trimEnd().split('\n'))
  if (!words.has(COMMONEST)) throw new Error('Something else answered for the list of common passwords.')
  return words
}

/**
 * Tells whether a password is one of the commonest. The list is fetched at the first typed character, and is no part of what is kept for
 * offline use: an account is made with a network, and where the list didn't come, null leaves the word to the server.
 */
export function useCommonPasswords(typed: string): (password: string) => boolean | null {
  const [words, setWords] = useState<ReadonlySet<string> | null>(null)
  const isWanted = typed !== ''
  useEffect(() => {
    if (!isWanted) return
    list ??= load()
    list.then(setWords).catch(() => (list = undefined))
  }, [isWanted])
  return (password) => words?.has(password.toLowerCase()) ?? null
}
