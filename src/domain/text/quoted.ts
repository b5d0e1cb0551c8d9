/** A person's words within a sentence of the academy's: whichever way they are written, they don't pull the words around them about (UAX 9). */
export const isolated = (words: string): string => `\u2068${words}\u2069`

/** The beginning of a text in one line, cut between words: what a link's preview or a search result shows. `longest` in characters. */
export function excerpt(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest)
  return `${line.slice(0, end === -1 ? longest : end)}…`
}
