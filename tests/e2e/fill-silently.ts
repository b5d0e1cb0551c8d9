import type { Locator } from '@playwright/test'

/** Puts a text into a field, or a tick into a box, as some password managers do: no event tells of it. */
export const fillSilently = (field: Locator, value: string | true) =>
  field.evaluate((element, filled) => {
    const name = filled === true ? 'checked' : 'value'
    // What React has put on the element itself would tell it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name)?.set?.call(element, filled)
  }, value)
