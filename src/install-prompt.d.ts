/** Chromium's event, which no type library has. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent
}
