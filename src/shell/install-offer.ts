// @in touched
import { create } from 'zustand'
import {
  installWayOf,
  offersInstall,
  type OwnInstallWay,
  pagesBeforeOffer,
  parseInstallMemory,
} from '../domain/app/install-offer'
import { inStorage } from '../state/in-storage'

const key = 'install-offer'

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches

const ownWay = () =>
  typeof document === 'undefined' || isInstalled()
    ? null
    : installWayOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })

/** `button` where our own can install (Chromium), another word where only the person can, null where the page knows of no way. */
export type InstallWay = 'button' | OwnInstallWay | null

/** `isOffered`: a notice asks for it; the account offers the way at any time. */
export const useInstallOffer = create<{ way: InstallWay; isOffered: boolean }>(() => ({
  way: ownWay(),
  isOffered: false,
}))

const memoryNow = () => parseInstallMemory(inStorage((storage) => storage.getItem(key)))
const remember = (memory: string) => inStorage((storage) => storage.setItem(key, memory))

let promptEvent: BeforeInstallPromptEvent | undefined

function reconsider(): void {
  if (promptEvent) useInstallOffer.setState({ way: 'button' })
  const isOffered = offersInstall(memoryNow(), isInstalled())
  if (isOffered) useInstallOffer.setState({ isOffered })
}

/** Counts a page that was opened, and offers the installation once interest is shown. */
function countPage(): void {
  const memory = memoryNow()
  if (memory.dismissed || isInstalled()) return
  if (memory.pages < pagesBeforeOffer) remember(String(memory.pages + 1))
  reconsider()
}

/** Begins with the pages that were opened and the prompt that the browser offered so far; answers what counts the next page. */
export function startInstallOffer(opened: number, offered: BeforeInstallPromptEvent | undefined): () => void {
  promptEvent = offered
  window.addEventListener('beforeinstallprompt', (event) => {
    promptEvent = event
    reconsider()
  })
  window.addEventListener('appinstalled', forgetPrompt)
  reconsider()
  for (let page = 0; page < opened; page += 1) countPage()
  return countPage
}

/** Asks the browser. Its prompt asks once; a browser that would ask again says so. */
export function install(): void {
  void promptEvent?.prompt().then(forgetPrompt)
}

function forgetPrompt(): void {
  promptEvent = undefined
  useInstallOffer.setState({ way: null })
  dismissInstall()
}

/** The notice is asked once and answered: the device remembers it for good. */
export function dismissInstall(): void {
  remember('dismissed')
  useInstallOffer.setState({ isOffered: false })
}
