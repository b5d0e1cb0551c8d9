/** Chromium's event, which no type library has. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent
}

/** What makes an address one of a script's where the content policy asks for that; the part that is used here, which no type library has. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): string }
  }
}
