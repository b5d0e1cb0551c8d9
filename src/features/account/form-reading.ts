/** The text of one field. Forms stay uncontrolled, so that what is typed or filled in before hydration survives it. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts the focus on the first field, in the order of `problems`, that was refused. Tells whether there was one. */
export function focusFirstProblem(form: HTMLFormElement, problems: Record<string, string | null>): boolean {
  const name = Object.keys(problems).find((key) => problems[key] !== null)
  if (name === undefined) return false
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
  return true
}
