// @in member
/** Some browsers read the file only once the person has said where to, in milliseconds. */
const READ_WITHIN_MS = 60_000

/** Gives the browser a file to download; answers what is known of it then: no browser says whether the file was stored. */
export function saveFile(name: string, content: Blob): string {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
  return `Your browser was given ${name}. Look for it among your downloads.`
}
