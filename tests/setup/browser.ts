import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without its window and its services: the same engine, with the tests done in two thirds of the time. */
const shell = 'chromium-headless-shell'
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function installed(preferred: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = preferred.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env['CHROMIUM_PATH'] ?? '', ...candidates, macChrome, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  )
}

function attempt(command: string, args: string[]): void {
  console.log(`Getting a browser: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  } catch (error) {
    console.log(`That did not work (${error instanceof Error ? error.message.split('\n')[0] : 'unknown error'}).`)
  }
}

/**
 * The path of a Chromium: an installed one first, then Playwright's own download, then the system's package manager.
 * `light` prefers the headless shell where that is installed. Throws with what to do when there's none to be had.
 */
export function findBrowser(weight: 'light' | 'whole' = 'whole'): string {
  const system = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const apt = (...args: string[]) => attempt(system[0] ?? 'apt-get', [...system.slice(1), ...args])
  const ways = [
    () => attempt('npx', ['playwright', 'install', 'chromium']),
    () => {
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
    },
  ]
  const preferred = weight === 'light' ? [shell, ...names] : names
  for (let path = installed(preferred); ; path = installed(preferred)) {
    if (path) return path
    const next = ways.shift()
    if (!next) throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.')
    next()
  }
}
