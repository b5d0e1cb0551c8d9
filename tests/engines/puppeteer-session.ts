import { launch, type LaunchOptions } from 'puppeteer-core'
import { HEIGHT, inPage, unpack, type EngineSession } from './session.ts'

/** Firefox by WebDriver BiDi, Chromium by its own protocol. */
export async function launchByPuppeteer({
  userAgent,
  ...options
}: LaunchOptions & { userAgent?: string | undefined }): Promise<EngineSession> {
  const browser = await launch({ headless: true, ...options })
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  if (userAgent) await page.setUserAgent({ userAgent })
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (work, ...values) => unpack(await page.evaluate(`(${inPage(work)})(${JSON.stringify(JSON.stringify(values))})`)),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async upload(selector, path) {
      const found = await page.$(selector)
      const field = await found?.toElement('input')
      await field?.uploadFile(path)
    },
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    picture: async (path) => void (await page.screenshot({ path: `${path.replace(/\.png$/, '')}.png` })),
    close: () => browser.close(),
  }
}
