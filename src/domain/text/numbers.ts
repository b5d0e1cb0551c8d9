/** A whole number with its thousands apart: 1,000,000. Intl would take a phone fifty milliseconds to begin with. */
export const groupedDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a hundred within a sentence: 'five', 'twenty-two'. */
export function numberInWords(number: number): string {
  const ones = upToNineteen[number]
  if (ones !== undefined) return ones
  const ten = tens[Math.floor(number / 10) - 2] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${upToNineteen[number % 10]}`
}

/** Words at the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** A size as people read it, in thousands: 3.2 MB, 940 KB, 12 bytes. */
export function byteWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  const digits = power > 1 && value < 100 ? 1 : 0
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${units[power]}`
}

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
