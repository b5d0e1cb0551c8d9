import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../setup/browser.ts'
import { chromiumFlags } from '../setup/chromium-flags.ts'

/** A browser with a profile on disk, that can be killed as a phone kills it and started again. */
export class Phone {
  readonly #profile: string
  #context: BrowserContext | undefined
  #clockOffset = 0
  readonly #skewed = new Set<Page>()

  private constructor(profile: string) {
    this.#profile = profile
  }

  static async start(): Promise<Phone> {
    const phone = new Phone(await mkdtemp(join(tmpdir(), 'campaign-profile-')))
    await phone.launch()
    return phone
  }

  async launch(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: findBrowser(),
      args: chromiumFlags,
      timeout: 120_000,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('The browser is not running.')
    return this.#context
  }

  /** How far this phone's clock is off in the pages that open from now on, in ms. */
  set clockOffset(offset: number) {
    this.#clockOffset = offset
  }

  /** The clock is right again, for the whole phone: a page that still had the other one is closed. */
  async setClockRight(): Promise<void> {
    this.#clockOffset = 0
    for (const page of this.#skewed) await page.close().catch(() => undefined)
    this.#skewed.clear()
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage()
    page.setDefaultTimeout(60_000)
    const offset = this.#clockOffset
    if (offset !== 0) {
      this.#skewed.add(page)
      await page.addInitScript((by: number) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + by
      }, offset)
    }
    return page
  }

  /** As when the system ends the app: no page hears of it. */
  async kill(): Promise<void> {
    const context = this.#context
    this.#context = undefined
    if (!context) return
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()))
    for (const id of this.#processes()) killNow(id)
    await gone
  }

  /** The browser's own processes, told by the profile that they alone were given. */
  #processes(): number[] {
    const { stdout } = spawnSync('pgrep', ['-f', `user-data-dir=${this.#profile}`], { encoding: 'utf8' })
    return stdout.split('\n').filter(Boolean).map(Number)
  }

  /** This page hears that the network is gone. For the page's life: the next one has a network again. */
  async pullNetwork(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }

  /** The page stands still, as one that the system has put aside. It is closed when the run is over. */
  async pause(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  }

  async stopWorkers(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The renderer dies: the page can't say a word any more. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash', { timeout: 10_000 })
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

function killNow(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It ended with the browser's main process.
  }
}
