/** What a device tells of one of its voices. */
export type Voice = { readonly lang: string; readonly localService: boolean; readonly default: boolean }

/** Some devices write `en_US`. */
const languageOf = (lang: string) => lang.replace('_', '-').toLowerCase()

/** The voice to read English with: one that needs no network first, then one of the person's own country, then the device's own choice. */
export function chooseVoice<Each extends Voice>(voices: readonly Each[], languages: readonly string[]): Each | undefined {
  const own = languages.map(languageOf)
  const rank = (voice: Each) =>
    Number(!voice.localService) * 4 + Number(!own.includes(languageOf(voice.lang))) * 2 + Number(!voice.default)
  const [best] = voices.filter(({ lang }) => /^en\b/.test(languageOf(lang))).toSorted((a, b) => rank(a) - rank(b))
  return best
}

/** How fast a voice reads, as it is kept. */
export const speechSpeeds = ['0.8', '1', '1.25', '1.5'] as const

export type SpeechSpeed = (typeof speechSpeeds)[number]

/** The storage key; its value is the speed. */
export const speechSpeedKey = 'speechSpeed'

/** Reads a stored speed; a missing or unknown one gives the voice's own. */
export function parseSpeechSpeed(word: string | null | undefined): SpeechSpeed {
  return speechSpeeds.find((speed) => speed === word) ?? '1'
}
