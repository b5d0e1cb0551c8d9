const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 20

/** A password of 20 characters that keeps every rule of our own form, drawn without bias. */
export function temporaryPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4 * LENGTH))
  // Bytes past the last whole multiple of the alphabet would make its first letters likelier.
  const drawn = Array.from(bytes).filter((byte) => byte < 256 - (256 % ALPHABET.length))
  const password = drawn
    .slice(0, LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('')
  return /[A-Z]/.test(password) && /[a-z]/.test(password) && /\d/.test(password) && password.length === LENGTH
    ? password
    : temporaryPassword()
}
