export type Device = { userAgent: string; touchPoints: number; isInstalled: boolean }

/** An iPad calls itself a Macintosh; only it has a touch screen. */
export function isAppleMobile({ userAgent, touchPoints }: Pick<Device, 'userAgent' | 'touchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
}

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

/** By what a person installs the app themselves: the share sheet of iOS, or first another browser. */
export type OwnInstallWay = 'share-sheet' | 'safari-first' | 'chrome-first'

/** Browsers inside other apps, which install nothing: those that say which app it is, and what Android calls all of them. */
const inApp = /Instagram|FBAN|FBAV|FB_IAB|LinkedInApp|; wv\)/
/** Browsers of iOS beside Safari: its share sheet is theirs as well since 16.4. */
const others = /(?:Cri|Fxi|Edgi|OPi)OS\/|OPT\//
const versionOfIos = /OS (\d+)_(\d+)/

/** Null where the browser has its own button or menu for it, and where the page knows of no way. */
export function installWayOf(device: Pick<Device, 'userAgent' | 'touchPoints'>): OwnInstallWay | null {
  const { userAgent } = device
  if (!isAppleMobile(device)) return /Android/.test(userAgent) && inApp.test(userAgent) ? 'chrome-first' : null
  const [, major, minor] = versionOfIos.exec(userAgent)?.map(Number) ?? []
  const hasSheet = major === undefined || minor === undefined || major > 16 || (major === 16 && minor >= 4)
  // On iOS only browsers name Safari.
  const isBrowser = /Safari\//.test(userAgent) && !inApp.test(userAgent)
  return isBrowser && (hasSheet || !others.test(userAgent)) ? 'share-sheet' : 'safari-first'
}
