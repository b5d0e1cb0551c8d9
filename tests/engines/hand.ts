import { setTimeout as rest } from 'node:timers/promises'
import type { EngineSession } from './session.ts'

/** How long to wait for what never comes. No test measures time by it: a busy machine takes what it takes. */
const PATIENCE_MS = 90_000
type Point = { x: number; y: number } | null

/** Where the one visible control of that name is, brought into the view. Sent into the page as text. */
function place(name: string): Point {
  const modal = document.querySelector('dialog:modal')
  const all = (selector: string) => [...(modal ?? document).querySelectorAll<HTMLElement>(selector)]
  // A form's button can be called as the tab that it's on.
  const found = [...all('button:not([role=tab]), a[href], summary'), ...all('[role=tab]')].find(
    (control) =>
      control.checkVisibility() &&
      !control.matches(':disabled, [aria-disabled=true]') &&
      (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim() === name,
  )
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  Object.assign(window, { aim: found })
  const box = found.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Gives the enabled field with that label the focus, all of it marked. Sent into the page as text. */
function focusField(label: string): Point {
  const labels = [...document.querySelectorAll('label')].filter((each) => each.checkVisibility())
  const found = labels.find((each) => each.textContent.replace(/\s+/g, ' ').trim().startsWith(label))
  const field = found?.control ?? null
  if (field === null || !field.checkVisibility() || field.matches(':disabled')) return null
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  field.focus()
  if (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'date'].includes(field.type)) field.select()
  Object.assign(window, { aim: field })
  const box = field.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Keeps the next press from everything but its aim: what arrives late can move it away from under the finger. Sent into the page as text. */
function guardPress(): void {
  const aim: unknown = Reflect.get(window, 'aim')
  const labels = aim instanceof HTMLInputElement ? [...(aim.labels ?? [])] : []
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const press = { hasHit: false, stop }
  function stop() {
    for (const type of types) removeEventListener(type, look, true)
  }
  function look(event: Event) {
    const isHit = [aim, ...labels].some((part) => part instanceof Node && event.composedPath().includes(part))
    if (!isHit) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type !== 'click') return
    press.hasHit = isHit
    stop()
  }
  Object.assign(window, { press })
  for (const type of types) addEventListener(type, look, true)
}

/** Whether the press in this page has hit nothing: something else, or a finger that came up elsewhere than it went down. Sent into the page as text. */
function hasMissed(): boolean {
  const press: { hasHit: boolean; stop: () => void } | undefined = Reflect.get(window, 'press')
  if (press === undefined || press.hasHit) return false
  press.stop()
  return true
}

/** A person at one page: presses and types what they see, by its name, and waits as a person does until it's there. */
export class Hand {
  readonly session: EngineSession
  readonly #base: string

  constructor(session: EngineSession, base: string) {
    this.session = session
    this.#base = base
  }

  async open(path: string): Promise<void> {
    await this.session.open(this.#base + path)
    await this.live()
  }

  /** Until the page answers presses. Errors that nobody caught are collected from here on. */
  async live(): Promise<void> {
    await this.until('a live page', () => document.documentElement.dataset['hydrated'] !== undefined)
    await this.session.run(() => {
      if ('listens' in window) return
      Object.assign(window, { listens: true })
      const key = 'errors'
      const note = (words: string) => sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words}\n`)
      addEventListener('error', (event) => note(event.message))
      addEventListener('unhandledrejection', (event) => note(String(event.reason)))
    })
  }

  /** What the pages threw and nobody caught since it was last asked for, those that were left meanwhile included. */
  errors(): Promise<string[]> {
    return this.session.run(() => {
      const errors = sessionStorage.getItem('errors')?.trim().split('\n') ?? []
      sessionStorage.removeItem('errors')
      return errors
    })
  }

  async press(name: string): Promise<void> {
    await this.#pressStill(`something to press called "${name}"`, place, name)
  }

  /** A press needs a control that stands still: a menu may just be sliding in. One that moved at the last moment is pressed again. */
  async #pressStill(what: string, look: (name: string) => Point, name: string): Promise<void> {
    let { x, y } = await this.until(what, look, name)
    let isStill = false
    while (!isStill) {
      await rest(40)
      const now = await this.until(what, look, name)
      isStill = now.x === x && now.y === y
      ;({ x, y } = now)
    }
    await this.session.run(guardPress)
    await this.session.pressAt(x, y)
    // A page that the press leaves doesn't answer any more: it was hit.
    if (await this.session.run(hasMissed).catch(() => false)) await this.#pressStill(what, look, name)
  }

  async fill(label: string, text: string): Promise<void> {
    await this.until(`a field called "${label}"`, focusField, label)
    await this.session.type(text)
  }

  async tick(label: string): Promise<void> {
    await this.#pressStill(`a box called "${label}"`, focusField, label)
  }

  /** Chooses in a list, or gives a date, for which every engine has a picker of its own. */
  async choose(label: string, value: string): Promise<void> {
    await this.until(`a field called "${label}"`, focusField, label)
    await this.session.run((wanted: string) => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error('No field has the focus.')
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }, value)
  }

  sees(text: string): Promise<unknown> {
    return this.until(
      `the words "${text}"`,
      (words: string) => document.body.innerText.toLowerCase().includes(words),
      text.toLowerCase(),
    )
  }

  /** Until the page in view stands at that path and is live. */
  async arrives(path: string): Promise<void> {
    await this.until(`the page ${path}`, (wanted: string) => location.pathname === wanted, path)
    await this.live()
  }

  /** Looks until what is looked for is there. A page that is just being left can't answer, and is asked again. */
  async until<Args extends unknown[], Result>(
    what: string,
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + PATIENCE_MS
    let trouble = ''
    do {
      try {
        const seen = await this.session.run(look, ...args)
        if (seen !== null && seen !== undefined && seen !== false) return seen
      } catch (error) {
        trouble = ` ${String(error)}`
      }
      await rest(40)
    } while (Date.now() < end)
    const page = await this.session.run(() => `${location.href}\n${document.body.innerText.slice(0, 1500)}`).catch(String)
    throw new Error(`There was no ${what}.${trouble}\n${page}`)
  }
}
