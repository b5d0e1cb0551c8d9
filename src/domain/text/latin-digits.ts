const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The value of a decimal digit of any script: Unicode lists the ten of each in one row that begins with its zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let below = 0
  while (isDigit(code - below - 1)) below += 1
  return String(below % 10)
}

/** The text with the decimal digits of every script as 0 to 9: Arabic-Indic, Persian, Devanagari, full width and all others. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, valueOf)
}
