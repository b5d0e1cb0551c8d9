type Field = HTMLInputElement | HTMLTextAreaElement

const fields = (root: Element) => [...root.querySelectorAll<Field>('input, textarea')]
const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const differs = (field: Field) => (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)

/** Writes past React's own property, so that a field whose value is held in a state hears of it. */
function type(field: Field, value: string) {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fill(field: Field, from: Field) {
  if (!isBox(field)) type(field, from.value)
  else if (isBox(from) && field.checked !== from.checked) field.click()
}

const nameOf = (field: Field) => field.name || field.labels?.[0]?.textContent

/**
 * Holds on to the fields of the page as it stands, which is about to be made anew. The returned function puts what was typed and ticked
 * in them, up to the last moment, into the fields of the same name or label, and gives the focus back.
 */
export function keepTyped(root: Element): () => void {
  const before = fields(root).map((field) => ({ field, name: nameOf(field), isFocused: field === document.activeElement }))

  return () => {
    for (const { field: kept, name, isFocused } of before) {
      const field = differs(kept) || isFocused ? fields(root).find((candidate) => nameOf(candidate) === name) : undefined
      if (field && differs(kept)) fill(field, kept)
      if (isFocused) field?.focus()
    }
  }
}
