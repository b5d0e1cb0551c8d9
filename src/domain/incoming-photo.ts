export type Incoming = {
  /** A field for text has the focus. */
  isInText: boolean
  /** Words came along, as they do from a word processor, which adds a picture of them. */
  hasText: boolean
  hasFile: boolean
  /** A photo is chosen, or is being read. */
  isChosen: boolean
}

/**
 * What a paste or a drop is for. `text`: the browser puts the words where they belong. `take`: the photo becomes the chosen one. `ask`: one is chosen
 * already, and only a press replaces it.
 */
export function incomingUse({ isInText, hasText, hasFile, isChosen }: Incoming): 'text' | 'take' | 'ask' {
  if (!hasFile || (isInText && hasText)) return 'text'
  return isChosen ? 'ask' : 'take'
}
