// @in touched
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { once } from './once'

const fields = 'input:not([type=file], [type=radio]), textarea, select'

/** What was in a field at its last event. */
const heard = new WeakMap<EventTarget, string>()

const isBox = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox'

/** What a field holds now, and what the page has put into it. */
function stateOf(field: Element): { value: string; begun: string } {
  if (isBox(field)) return { value: String(field.checked), begun: String(field.defaultChecked) }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return { value: field.value, begun: field.defaultValue }
  return { value: field instanceof HTMLSelectElement ? field.value : '', begun: '' }
}

/** Puts a value into a field past React, which would take one of its own for no news. */
function putBack(field: Element, value: string): void {
  const [name, own] = isBox(field) ? (['checked', value === 'true'] as const) : (['value', value] as const)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, own)
}

/**
 * Gives each field its events that holds what none has told of, as password managers may leave it, and has React render what they say: that
 * empties the others, which get their values again first. React hears of a box by its click, which ticks nothing while it is no mouse's.
 */
function settleFills(event?: Event): void {
  const filled = Array.from(document.querySelectorAll(fields), (field) => ({ field, ...stateOf(field) })).filter(
    // A box that is being clicked has its tick already, and its events are on their way.
    ({ field, value, begun }) => !(isBox(field) && field === event?.target) && value !== begun && value !== heard.get(field),
  )
  for (const { field, value } of filled) {
    putBack(field, value)
    flushSync(() => {
      for (const type of ['input', isBox(field) ? 'click' : 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }
}

const hear = ({ target }: Event) => target instanceof Element && heard.set(target, stateOf(target).value)

/** From now on every form knows at a press what stands in its fields. */
export const fillEventsAtPress = once(() => {
  const options = { capture: true, passive: true }
  for (const type of ['input', 'change']) addEventListener(type, hear, options)
  // Not as a finger comes down: what a form then shows may push the button away from under it.
  for (const type of ['keydown', 'click', 'submit']) addEventListener(type, settleFills, options)
})

const LOOK_EVERY_MS = 500

/** For a button that is disabled until a field is filled in, where no press can be what tells of it. */
export function useFillsWhile(isWaiting: boolean): void {
  useEffect(() => {
    const timer = isWaiting ? setInterval(() => settleFills(), LOOK_EVERY_MS) : undefined
    return () => clearInterval(timer)
  }, [isWaiting])
}
