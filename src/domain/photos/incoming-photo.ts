import { maxSourceBytes } from './photo-file'

export type Incoming = {
  /** Else it was pasted. */
  isDrop: boolean
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
 * already, and only a press replaces it. `none`: no photo came, and left to itself the browser might
 * leave the page for it, as for the link that some give for a picture of another page.
 */
export function incomingUse({ isDrop, isInText, hasText, hasFile, isChosen }: Incoming): 'text' | 'take' | 'ask' | 'none' {
  if (!hasFile) return isDrop && !isInText ? 'none' : 'text'
  if (isInText && hasText && !isDrop) return 'text'
  return isChosen ? 'ask' : 'take'
}

type NamedFile = { name: string; type: string; size: number }

/** Many systems know no type for what phones write. */
const photoNames = /\.(avif|dng|hei[cf]|jpe?g|png|tiff?|webp)$/i

const isPhoto = ({ name, type }: NamedFile) => /^image\/(?!svg)/.test(type) || photoNames.test(name)

/** Of what was chosen, pasted, dropped or shared at once the first photo that can be taken; else the first photo, or file, which is then refused in words. */
export function firstPhoto<F extends NamedFile>(files: readonly F[]): F | undefined {
  const photos = files.filter(isPhoto)
  return photos.find(({ size }) => size > 0 && size <= maxSourceBytes) ?? photos[0] ?? files[0]
}

/** What became of the others, `left` of them; null where there were none. */
export function othersLeft({ name, left = 0 }: { name?: string; left?: number }): string | null {
  if (left < 1) return null
  return `A completion has one photo. ${name} was chosen; the other ${left === 1 ? 'file was' : `${left} files were`} left.`
}
