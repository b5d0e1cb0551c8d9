/** How browsers name themselves, the telling name first: each but Firefox claims to be Safari too, and on iOS the system's version counts. */
const names = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+(?:_\d+)?)/],
  ['Edge', /\bEdg(?:e|A)?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\bChrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+(?:\.\d+)?).* Safari\//],
] as const

/** The browser and its version in the words of its settings; null where its user agent tells neither. */
export function browserName(userAgent: string): string | null {
  for (const [name, pattern] of names) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version.replace('_', '.')}`
  }
  return null
}
