/** What this site is called: whoever guesses here begins with it, and no list of breaches has it. */
const siteNames = new Set(['wayfinder', 'wayfindercadet', 'wayfinderacademy', 'wayfindercadetacademy', 'cadetacademy'])

/** Whether a password is one character repeated, blanks alone, or a name of this site with nothing but digits and signs about it. */
export function isGuessable(password: string): boolean {
  if (password === '') return false
  const plain = password.normalize('NFKC').toLowerCase()
  return new Set(plain.trim()).size <= 1 || siteNames.has(plain.replaceAll(/[^\p{L}]/gu, ''))
}
