/** The bytes as a data address: what a text file can hold of a picture, and any browser's address bar opens. */
export function dataAddress(bytes: ArrayBuffer, type: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo can’t be read.')))
    reader.readAsDataURL(new Blob([bytes], { type }))
  })
}
