/** A text that can be found: `group` is what a person sees as its place, such as "Week 3". */
export type SearchDocument = { readonly id: string; readonly group: string; readonly title: string; readonly text: string }

/** A run of text; `isMatch` runs are what the query found, to be marked. Joined, the pieces are the whole text. */
export type TextPiece = { readonly text: string; readonly isMatch: boolean }

export type SearchHit<Document extends SearchDocument> = {
  readonly document: Document
  readonly title: readonly TextPiece[]
  readonly excerpt: readonly TextPiece[]
}

const shortestQuery = 2
const excerptLength = 160

/** Splits what was typed into lower-case words; a single letter finds nothing, since it would find everything. */
export function searchWords(query: string): string[] {
  const trimmed = comparable(query.trim())
  return trimmed.length < shortestQuery ? [] : [...new Set(trimmed.split(/\s+/u))]
}

/** The documents that hold every word of the query, in any case and order; titles before texts, else in the given order. */
export function searchDocuments<Document extends SearchDocument>(
  documents: readonly Document[],
  query: string,
): SearchHit<Document>[] {
  const words = searchWords(query)
  if (words.length === 0) return []
  const found = documents.filter((document) => holdsAll(`${document.title} ${document.text}`, words))
  const inTitle = found.filter((document) => holdsAll(document.title, words))
  const inText = found.filter((document) => !inTitle.includes(document))
  return [...inTitle, ...inText].map((document) => ({
    document,
    title: markWords(document.title, words),
    excerpt: markWords(excerpt(document.text, words), words),
  }))
}

/** Cuts a text at each occurrence of a word. Overlapping words melt into one match. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  const lower = comparable(text)
  const isMatch = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    if (word === '') continue
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + 1)) isMatch.fill(true, at, at + word.length)
  }
  const pieces: { text: string; isMatch: boolean }[] = []
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1)
    const here = isMatch[index] ?? false
    if (last !== undefined && last.isMatch === here) last.text += text.charAt(index)
    else pieces.push({ text: text.charAt(index), isMatch: here })
  }
  return pieces
}

/** About 160 characters round the first match, cut between words. */
function excerpt(text: string, words: readonly string[]): string {
  const lower = comparable(text)
  const places = words.map((word) => lower.indexOf(word)).filter((at) => at !== -1)
  const first = places.length === 0 ? 0 : Math.min(...places)
  const from = first < excerptLength / 3 ? 0 : text.indexOf(' ', first - Math.round(excerptLength / 3)) + 1
  if (text.length - from <= excerptLength) return `${from === 0 ? '' : '… '}${text.slice(from)}`
  const to = text.lastIndexOf(' ', from + excerptLength)
  return `${from === 0 ? '' : '… '}${text.slice(from, to <= from ? from + excerptLength : to)} …`
}

function holdsAll(text: string, words: readonly string[]): boolean {
  const lower = comparable(text)
  return words.every((word) => lower.includes(word))
}

/**
 * A text as searches compare it: lower case, and the printer's quotation marks and apostrophes as a keyboard types them. The length
 * stays, so that positions hold: "İ" would become two characters.
 */
export function comparable(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
}
