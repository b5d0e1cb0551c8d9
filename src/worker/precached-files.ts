import { packedPage } from '../domain/app/packed-pages'
import { inTime, READ_PATIENCE_MS, StorageSilent } from '../local/patience'
import { type NotifyPages, savesData } from '../sync/app-files'

/** A file of this build: the address that it is served at, and the hash of its bytes as `integrity` attributes have it. */
export interface BuiltFile {
  url: string
  integrity: string
  /** Reading and writing do without it. */
  extra?: boolean
  /** On a device that saves data it comes with its first use. */
  deferred?: boolean
  /** The pages of all sections of the course. */
  holdsSections?: boolean
  /** The addresses of the pages that it holds: they share so much that one file of them is a fourth of what each would be by itself. */
  pages?: readonly string[]
  /** Not for every device: it comes with its first use, wherever that is; what is `owned` to a device that holds a package, too. */
  whenUsed?: true | 'owned'
}

const CACHE = 'app-files'
/** The page that a script fills. */
export const SHELL = '/_shell.html'
const AT_ONCE = 6
/** So many files that can't be had end an install or a repair: whoever answers is hardly the academy. */
const GIVES_UP_AFTER = 8
/** A cache that is silent for so many ms isn't waited for any more, in whatever the network fails. */
const SILENT_FOR_GOOD_MS = 30_000
/** A file that has not come after so many ms is asked for once more, and then given up until the next look. */
const FETCH_PATIENCE_MS = 2 * 60_000

/** By address and content: a build that leaves a file as it was finds it, and two builds lie side by side. */
const keyOf = ({ url, integrity }: BuiltFile) => `${url}?${encodeURIComponent(integrity)}`

async function isIntact(response: Response, { integrity }: BuiltFile): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

/** The browser itself holds what comes against the build, and fails on anything else. The second try asks past the browser's own cache. */
async function fetchVerified({ url, integrity }: BuiltFile): Promise<Response> {
  const cache = url.startsWith('/assets/') ? 'default' : 'no-cache'
  const ask = (from: RequestCache) => fetch(url, { integrity, cache: from, signal: AbortSignal.timeout(FETCH_PATIENCE_MS) })
  const response = await ask(cache).catch(() => ask('reload'))
  // A navigation can't be answered with a response that came by a redirect.
  return response.redirected ? new Response(response.body, response) : response
}

/** The files of one build on this device. Nothing but the build's own bytes is ever cached, or given out. */
export class PrecachedFiles {
  readonly #files: ReadonlyMap<string, BuiltFile>
  /** Those that every device has. */
  readonly #all: readonly BuiltFile[]
  /** The address of the file with the pages of all sections. */
  readonly sections: string
  /** The file that holds a page, by the page's address. */
  readonly #packs: ReadonlyMap<string, BuiltFile>
  readonly #notify: NotifyPages
  readonly #holdsPackage: () => Promise<boolean>
  /** Never rejects. */
  #underWay: Promise<void> | undefined

  constructor(files: readonly BuiltFile[], notify: NotifyPages, holdsPackage: () => Promise<boolean>) {
    this.#files = new Map(files.map((file) => [file.url, file]))
    this.#all = files.filter(({ whenUsed }) => !whenUsed)
    this.sections = files.find(({ holdsSections }) => holdsSections)?.url ?? ''
    this.#packs = new Map(files.flatMap((file) => file.pages?.map((page) => [page, file] as const) ?? []))
    this.#notify = notify
    this.#holdsPackage = holdsPackage
  }

  has(path: string): boolean {
    return this.#files.has(path) || this.#packs.has(path)
  }

  /** Whether the file may not be here yet, because nobody used it. */
  isDeferred(path: string): boolean {
    const file = this.#packs.get(path) ?? this.#files.get(path)
    return file?.deferred === true || file?.whenUsed === true
  }

  /** Caches a page that the network brought, if it is this build's: the server may have a newer one. One of several in a file brings that. Never rejects. */
  async keep(path: string, response: Response): Promise<void> {
    const file = this.#files.get(path)
    try {
      const pack = this.#packs.get(path)
      if (pack) await this.readOrFetch(pack.url)
      if (file && (await isIntact(response.clone(), file))) await this.#put(file, response)
    } catch {
      // It broke off, or can't be stored: it comes from the network again.
    }
  }

  /** The file or page as it is cached; nothing if it is missing, damaged or can't be read. */
  async read(path: string): Promise<Response | undefined> {
    const pack = this.#packs.get(path)
    if (pack) return this.readPage(pack.url, path)
    const file = this.#files.get(path)
    if (!file) return undefined
    try {
      const cache = await caches.open(CACHE)
      const cached = await cache.match(keyOf(file))
      if (!cached || (await isIntact(cached.clone(), file))) return cached
      await cache.delete(keyOf(file))
    } catch {
      // Storage that can't be read holds nothing.
    }
    return undefined
  }

  /** A page of several in one file as it was built, with the headers of the shell; nothing where that file isn't cached, or has no such page. */
  async readPage(pack: string, address: string): Promise<Response | undefined> {
    const [pages, shell] = await Promise.all([this.read(pack), this.read(SHELL)])
    const html = pages && shell && packedPage(await pages.json(), address)
    if (html === undefined) return undefined
    const headers = new Headers(shell?.headers)
    // They told of the shell's own bytes.
    for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name)
    return new Response(html, { headers })
  }

  /** The file as it is cached, else what `ask` brings: a silent cache is waited for only where `ask` fails. Rejects when neither has the file. */
  async readOr(path: string, ask: () => Promise<Response>): Promise<Response> {
    const reading = this.read(path)
    try {
      return (await inTime(reading, READ_PATIENCE_MS)) ?? (await ask())
    } catch (error) {
      if (!(error instanceof StorageSilent)) throw error
      return Promise.any([ask(), inTime(reading, SILENT_FOR_GOOD_MS).then((cached) => cached ?? Promise.reject(error))])
    }
  }

  /** The file as it is cached, else from the network and cached from now on. Rejects when neither has the build's own bytes. */
  async readOrFetch(path: string): Promise<Response> {
    if (this.#packs.has(path)) return this.readOr(path, () => fetch(path))
    const file = this.#files.get(path)
    if (!file) throw new TypeError(`${path} is no file of this build.`)
    return this.readOr(path, async () => {
      const fetched = await fetchVerified(file)
      // The worker lives on until it's cached, but nobody waits for a cache that is silent.
      await inTime(this.#put(file, fetched.clone()), READ_PATIENCE_MS).catch(() => undefined)
      return fetched
    })
  }

  /**
   * Brings everything that is missing onto the device, where data is saved only what no use brings. Rejects when a file that is needed can't be had; what came stays for the next try. An
   * extra one may be held back for good, by an ad blocker for one.
   */
  async install(): Promise<void> {
    const complete = () => this.#complete(({ extra }) => extra === true)
    const work = this.#underWay ? this.#underWay.then(complete) : complete()
    this.#follow(work)
    await work
  }

  /** Looks at each file and fetches again what is missing or damaged, unless that is under way. */
  async check(): Promise<void> {
    if (!this.#underWay) this.#follow(this.#complete(() => true))
    await this.#underWay
  }

  /** Drops what only other builds had, and the caches of builds that stored their files otherwise. */
  dropOthers(): Promise<void> {
    return inTime(this.#dropOthers(), SILENT_FOR_GOOD_MS)
  }

  async #dropOthers(): Promise<void> {
    const cache = await caches.open(CACHE)
    const own = new Set([...this.#files.values()].map((file) => new URL(keyOf(file), location.origin).href))
    for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request)
    for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name)
  }

  #follow(work: Promise<void>): void {
    const ended = work
      .catch(() => undefined)
      .finally(() => {
        if (this.#underWay === ended) this.#underWay = undefined
      })
    this.#underWay = ended
  }

  async #put(file: BuiltFile, response: Response): Promise<void> {
    await (await caches.open(CACHE)).put(keyOf(file), response)
  }

  async #complete(mayMiss: (file: BuiltFile) => boolean): Promise<void> {
    const missing = new Set<BuiltFile>()
    let waiting = 0
    const owned = (await this.#holdsPackage()) ? [...this.#files.values()].filter(({ whenUsed }) => whenUsed === 'owned') : []
    const all = [...this.#all, ...owned]
    for (const file of all) {
      if (await inTime(this.read(file.url), SILENT_FOR_GOOD_MS)) continue
      if (file.deferred && savesData()) waiting += 1
      else missing.add(file)
    }
    const total = all.length - waiting
    const count = () => ({ held: total - missing.size, total, ...(waiting > 0 && { waiting }) })
    let failed = 0
    const queue = [...missing].values()
    const fetchSome = async () => {
      for (const file of queue) {
        try {
          await inTime(this.#put(file, await fetchVerified(file)), SILENT_FOR_GOOD_MS)
          missing.delete(file)
          this.#notify({ ...count(), isFetching: true })
        } catch (error) {
          failed += 1
          if (failed >= GIVES_UP_AFTER || !mayMiss(file)) throw error
        }
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchSome))
    const isEnough = [...missing].every(({ extra }) => extra === true)
    this.#notify({ ...count(), isFetching: false, missing: [...missing].map(({ url }) => url), isEnough })
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
}
