/** Settles at once where the device holds reading progress, which the page shows unasked, else never. Browser only. */
export async function progressKept(): Promise<void> {
  try {
    if (localStorage.getItem('reading-progress') !== null) return
  } catch {
    // Storage refused (private window): nothing is kept.
  }
  return new Promise(() => {})
}
