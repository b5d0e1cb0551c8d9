import { create } from 'zustand'
import { offersInstall, pagesBeforeOffer, parseInstallMemory } from '../domain/install-offer'

const key = 'install-offer'

/** How the app can be installed here: by our button (Chromium), by the share sheet (iOS), or not at all (null). */
export const useInstallOffer = create<{ way: 'button' | 'share-sheet' | null }>(() => ({ way: null }))

let promptEvent: BeforeInstallPromptEvent | undefined

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
const isApplePhone = () => /iPhone|iPad/.test(navigator.userAgent) && !/CriOS|FxiOS/.test(navigator.userAgent)

function reconsider(): void {
  if (!offersInstall(parseInstallMemory(localStorage.getItem(key)), isInstalled())) return
  if (promptEvent) useInstallOffer.setState({ way: 'button' })
  else if (isApplePhone()) useInstallOffer.setState({ way: 'share-sheet' })
}

/** Counts a page that was opened, and offers the installation once interest is shown. */
function countPage(): void {
  const memory = parseInstallMemory(localStorage.getItem(key))
  if (memory.dismissed || isInstalled()) return
  if (memory.pages < pagesBeforeOffer) localStorage.setItem(key, String(memory.pages + 1))
  reconsider()
}

/** Begins with the pages that were opened and the prompt that the browser offered so far; answers what counts the next page. */
export function startInstallOffer(opened: number, offered: BeforeInstallPromptEvent | undefined): () => void {
  promptEvent = offered
  window.addEventListener('beforeinstallprompt', (event) => {
    promptEvent = event
    reconsider()
  })
  window.addEventListener('appinstalled', dismissInstall)
  for (let page = 0; page < opened; page += 1) countPage()
  return countPage
}

export function install(): void {
  void promptEvent?.prompt().then(dismissInstall)
}

/** Asked once and answered: the device remembers it for good. */
export function dismissInstall(): void {
  promptEvent = undefined
  localStorage.setItem(key, 'dismissed')
  useInstallOffer.setState({ way: null })
}
