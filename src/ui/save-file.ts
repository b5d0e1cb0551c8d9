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

/** The bytes as a data address: what a text file can hold of a picture, and any browser's address bar opens. */
export function dataAddress(bytes: ArrayBuffer, type: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo can’t be read.')))
    reader.readAsDataURL(new Blob([bytes], { type }))
  })
}
