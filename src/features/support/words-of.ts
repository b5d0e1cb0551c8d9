// @in few
/** Reads the text fields of a form by name; a field that is not there reads as empty. */
export function wordsOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}
