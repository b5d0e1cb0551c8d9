/** Where the session lies, given by who composes the app: this folder knows no storage. */
export type SessionPort = {
  storageKey: string
  storage: {
    getItem(key: string): Promise<string | null>
    setItem(key: string, value: string): Promise<void>
    removeItem(key: string): Promise<void>
  }
  /** Puts a session where that other one still lies, in one step, and tells whether it did. */
  replace(was: string, next: string): Promise<boolean>
  /** The session as it lies on the device, expired or not. `expiresAt` in seconds. */
  read(): Promise<{ accessToken: string; expiresAt: number; user: { id: string } } | null>
}

let connected: SessionPort | undefined

export function connectSession(port: SessionPort): void {
  connected = port
}

export function sessionPort(): SessionPort {
  if (!connected) throw new Error('No session port')
  return connected
}
