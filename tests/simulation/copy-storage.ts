type During = <T>(work: () => Promise<T>) => Promise<T>

/** What a browser's Cache Storage does, in memory. `during`: what the schedule's clock waits for. */
export class CopyStorage {
  during: During = (work) => work()
  readonly #caches = new Map<string, Map<string, Response>>()

  /** What the browser calls `caches`. */
  readonly caches = {
    has: (name: string) => this.during(async () => this.#caches.has(name)),
    open: (name: string) => this.during(async () => this.#open(name)),
  }

  /** The addresses of everything that is kept, in their order. */
  addresses(): string[] {
    return [...this.#caches.values()].flatMap((held) => [...held.keys()]).toSorted()
  }

  /** The acts that have a copy. */
  opIds(): ReadonlySet<string> {
    return new Set(this.addresses().flatMap((address) => /^\/outbox-copy\/([^/]+)$/.exec(address)?.[1] ?? []))
  }

  hasPhoto(opId: string): boolean {
    return this.addresses().includes(`/outbox-copy/${opId}/photo`)
  }

  /** The acts of which a photo alone is there. */
  lonePhotos(): string[] {
    const held = new Set(this.addresses())
    const photos = [...held].filter((address) => address.endsWith('/photo') && !held.has(address.slice(0, -'/photo'.length)))
    return photos.map((address) => address.split('/')[2] ?? '')
  }

  /** The browser loses these too. */
  lose(addresses: readonly string[]): void {
    for (const held of this.#caches.values()) for (const address of addresses) held.delete(address)
  }

  clear(): void {
    this.#caches.clear()
  }

  #open(name: string) {
    const held = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, held)
    const { during } = this
    return {
      put: (address: string, response: Response) => during(async () => void held.set(address, response)),
      match: (address: string) => during(async () => held.get(address)?.clone()),
      delete: (address: string) => during(async () => held.delete(address)),
      keys: () => during(async () => [...held.keys()].map((address) => ({ url: `https://academy.test${address}` }))),
    }
  }
}
