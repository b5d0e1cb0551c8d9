/** What the device remembers of this person and the install offer. */
export interface InstallMemory {
  /** Pages opened so far, counted up to the threshold. */
  pages: number
  dismissed: boolean
}

/** Pages that a person has opened before the app asks to be installed: interest shown, not a greeting. */
export const pagesBeforeOffer = 4

/** Whether to offer the installation now. `installed`: the app already runs from the home screen. */
export function offersInstall(memory: InstallMemory, installed: boolean): boolean {
  return !installed && !memory.dismissed && memory.pages >= pagesBeforeOffer
}

/** Reads what was remembered. Anything else than our own words counts as a first visit. */
export function parseInstallMemory(text: string | null): InstallMemory {
  if (text === 'dismissed') return { pages: 0, dismissed: true }
  const pages = Number(text ?? 0)
  return { pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, pagesBeforeOffer) : 0, dismissed: false }
}
