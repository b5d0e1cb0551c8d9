import type { Page } from '@playwright/test'
import { openHydrated } from './people.ts'
import { expect } from './test.ts'

/** A section with a drawing, steps and a table. */
export const partner = '/course/week-3/training-with-a-partner'

export const menu = (page: Page) => page.locator('summary', { hasText: 'Reading options' })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const reads = (page: Page) => button(page, 'Read aloud')
export const pause = (page: Page) => button(page, 'Pause reading aloud')
export const stop = (page: Page) => button(page, 'Stop reading aloud')

/** Has the section read aloud from where the page stands. */
export async function beginAloud(page: Page, path = partner) {
  await openHydrated(page, path)
  await menu(page).click()
  await reads(page).click()
  await expect(pause(page)).toBeFocused()
}

type StandInVoice = { name: string; lang: string; localService: boolean; default: boolean }

export const offlineVoice = { name: 'Offline', lang: 'en-US', localService: true, default: false }
export const networkVoice = { name: 'Network', lang: 'en-US', localService: false, default: true }
export const germanVoice = { name: 'German', lang: 'de-DE', localService: true, default: true }

/**
 * Runs in the page before all else, in the place of the device's own speech, which a browser without a screen has no voice for. The test speaks
 * for it: nothing begins, ends or fails by itself but what `cancel` cuts off, which is told later, as browsers do.
 */
function replaceSpeech(voices: StandInVoice[]): void {
  class Utterance extends EventTarget {
    lang = ''
    voice: StandInVoice | null = null
    rate = 1
    constructor(readonly text: string) {
      super()
    }
  }
  class Synthesis extends EventTarget {
    voices = voices
    queue: Utterance[] = []
    cancelled: string[] = []
    paused = false
    get speaking() {
      return this.queue.length > 0
    }
    get pending() {
      return this.queue.length > 1
    }
    getVoices = () => this.voices
    speak(utterance: Utterance) {
      this.queue.push(utterance)
      utterance.dispatchEvent(new Event('start'))
    }
    cancel() {
      const cut = this.queue.splice(0)
      this.cancelled.push(...cut.map(({ text }) => text))
      sessionStorage.setItem('cancelled', JSON.stringify(this.cancelled))
      queueMicrotask(() => cut.forEach((each) => this.tell(each, 'interrupted')))
    }
    pause() {
      this.paused = true
    }
    resume() {
      this.paused = false
    }
    tell(utterance: Utterance | undefined, error?: string) {
      utterance?.dispatchEvent(Object.assign(new Event(error === undefined ? 'end' : 'error'), { error }))
    }
  }
  const speechSynthesis = new Synthesis()
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis, configurable: true })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, standInSpeech: speechSynthesis })
}

export const giveVoices = (page: Page, ...voices: StandInVoice[]) => page.addInitScript(replaceSpeech, voices)

/** Voices are installed, or removed, while the page is open. */
export const changeVoices = (page: Page, ...voices: StandInVoice[]) =>
  page.evaluate((list) => {
    const speech = Reflect.get(window, 'standInSpeech')
    speech.voices = list
    speech.dispatchEvent(new Event('voiceschanged'))
  }, voices)

/** What the voice is to speak now: one sentence, or nothing. */
export const spoken = (page: Page) =>
  page.evaluate(() => {
    const { queue } = Reflect.get(window, 'standInSpeech')
    return queue.map(({ text }: { text: string }) => text)
  })

/** How it speaks that sentence. */
export const manner = (page: Page) =>
  page.evaluate(() => {
    const [{ lang, voice, rate }] = Reflect.get(window, 'standInSpeech').queue
    return { lang, rate, name: voice.name }
  })

/** The sentence ends, or fails with the error of that name. */
export const endSentence = (page: Page, error?: string) =>
  page.evaluate((name) => {
    const speech = Reflect.get(window, 'standInSpeech')
    speech.tell(speech.queue.shift(), name)
  }, error)

/** What was cut off, also by a page that is left. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('cancelled') ?? '[]'))

/** The words of the page that carry the mark. */
export const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join(' '))
