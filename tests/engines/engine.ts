import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { launchByPuppeteer } from './puppeteer-session.ts'
import type { EngineSession } from './session.ts'
import { launchWebkit, miniBrowser } from './webkit-session.ts'

export interface Engine {
  name: 'WebKit' | 'Firefox'
  /** Debian's packages that it needs; undefined where they're installed. */
  missing: string | undefined
  launch: (options?: { userAgent?: string }) => Promise<EngineSession>
}

function program(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

const driver = program('WebKitWebDriver')
const display = program('Xvfb')
const browser = miniBrowser()
const firefox = program('firefox-esr') ?? program('firefox')

const known: Engine[] = [
  {
    name: 'WebKit',
    missing: driver && display && browser ? undefined : 'webkit2gtk-driver and xvfb',
    launch: (options) => launchWebkit({ driver: driver ?? '', display: display ?? '', browser: browser ?? '', ...options }),
  },
  {
    name: 'Firefox',
    missing: firefox ? undefined : 'firefox-esr',
    launch: (options) => launchByPuppeteer({ browser: 'firefox', executablePath: firefox ?? '', ...options }),
  },
]

/** The engines that are installed here. */
export const engines = known.filter(({ missing }) => missing === undefined)

/** What to install for the others. */
export const missingEngines = known.flatMap(({ name, missing }) =>
  missing ? [`${name} isn't installed: Debian has it as ${missing}.`] : [],
)
