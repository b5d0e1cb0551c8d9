/** `tiff` stands for the raw photos of cameras too: most of them begin as a TIFF. */
export type PhotoKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'bmp'
  | 'avif'
  | 'heic'
  | 'jxl'
  | 'tiff'
  | 'video'
  | 'PDF'
  | 'drawing'
  | 'unknown'

/** So many bytes tell the kind: the brands of a HEIC or AVIF stand in the first hundred, a drawing may begin with a comment. */
export const kindBytes = 512

/** The first that fits counts: photos and videos of one family differ only in their brands. */
const signs: [PhotoKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8/],
  ['bmp', /^BM.{4}\0{4}/s],
  ['avif', /^.{4}ftyp.{0,80}avi[fs]/s],
  ['heic', /^.{4}ftyp.{0,80}(he[iv][cmsx]|m[is]f1)/s],
  ['jxl', /^(\xff\n|\0{3}\fJXL )/],
  ['tiff', /^(II[*+RU]|MM\0[*+]|FUJIFILM|.{4}ftypcrx)/s],
  ['video', /^(.{4}(ftyp|moov|mdat|wide)|RIFF.{4}AVI|.E\xdf\xa3)/s],
  ['PDF', /^%PDF/],
  ['drawing', /^(\xef\xbb\xbf)?\s*<.*svg/s],
]

/** What a file is by its first `kindBytes` bytes, whatever its name and type say. */
export function photoKind(bytes: Uint8Array): PhotoKind {
  const head = String.fromCharCode(...bytes.subarray(0, kindBytes))
  return signs.find(([, sign]) => sign.test(head))?.[0] ?? 'unknown'
}

/** What no browser makes a photo of, though some draw it. */
export const isNoPhoto = (kind: PhotoKind): boolean => /video|PDF|drawing/.test(kind)

function whyUnopened(kind: PhotoKind): string {
  if (kind === 'unknown') return 'This browser can’t open this one.'
  if (isNoPhoto(kind)) return `This is a ${kind}. A screenshot of it will do.`
  if (/jpeg|png|webp|gif|bmp/.test(kind)) return `This one is damaged, or only a part of it is on this device. ${openFirst}.`
  const name = kind === 'tiff' ? 'TIFF and RAW' : kind.toUpperCase()
  return `This browser can’t open ${name} photos. A screenshot of this one will do.`
}

/** What to do about a photo of which not all bytes are on this device. */
export const openFirst = 'Open it once in your gallery, then choose it again'

/** What to say of a file that is no photo, or that the browser can't open. */
export const unopenedWords = (kind: PhotoKind): string => `Choose a JPEG, PNG or WebP photo. ${whyUnopened(kind)}`
