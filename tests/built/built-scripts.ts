import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { importsAtOnce } from '../imports.ts'
import { dist, first, pageAt, readBuilt } from './built-page.ts'

/** A script of the build: many pages fetch it, so it is read once. */
interface Script {
  text: string
  /** Addresses of the scripts that it imports, fetched with it. */
  imports: string[]
}

const read = new Map<string, Script>()

export function scriptAt(address: string): Script {
  const known = read.get(address)
  if (known) return known
  const text = readBuilt(address.slice(1))
  const imports = importsAtOnce(text, address).map((each) => new URL(each, `https://site${address}`).pathname)
  const script = { text, imports }
  read.set(address, script)
  return script
}

/** The scripts that a page names in its boot tag: they are fetched beside each other, before a touch. */
export function namedScripts(page: string): Set<string> {
  const boot = first(pageAt(page), 'script[data-entry]')
  const named = ['data-entry', 'data-stages', 'data-preload'].map((name) => boot.getAttribute(name) ?? '')
  return new Set(named.join(' ').match(/\S+/g))
}

/** These scripts, and all that the browser fetches because they import it. */
export function withImports(scripts: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const walk = (address: string): void => {
    if (found.has(address)) return
    found.add(address)
    scriptAt(address).imports.forEach(walk)
  }
  for (const address of scripts) walk(address)
  return found
}

/** The name of a script's file: a hash, and nothing that an ad blocker's list could hold. */
export const scriptName = /\b[a-z\d]{8}\.js\b/g

/** The address of the script that the build calls so, by its module or by what several share. */
export function scriptCalled(name: string): string {
  const manifest: Manifest = JSON.parse(readBuilt('.vite/manifest.json'))
  const file = Object.values(manifest).find((chunk) => chunk.name === name)?.file
  if (file === undefined) throw new Error(`The build has no script called ${name}.`)
  return `/${file}`
}

/** Every script of the app. */
export const builtScripts = () =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`)

/** The script that registers the worker, which every page fetches unasked once it has hydrated: the one that makes a script's address. */
function workerScript(): string {
  const [found, ...more] = builtScripts().filter((script) => scriptAt(script).text.includes('createScriptURL'))
  if (!found || more.length > 0) throw new Error('One script of the build should register the worker.')
  return found
}

/** Every script that a page fetches before somebody touches it, as far as the built files tell. */
export const scriptsBeforeTouch = (page: string) => withImports([...namedScripts(page), workerScript()])
