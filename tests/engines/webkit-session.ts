import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HEIGHT, inPage, unpack, type EngineSession } from './session.ts'

/** The windows of GTK can't be as narrow as a phone with the space that the theme gives their tool bar. */
const narrowTheme =
  'toolbar, headerbar, entry, button, toolbutton { padding: 0; margin: 0; border: none; min-width: 0; min-height: 0 }'

/** What lies under this name in WebDriver's answers stands for an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

interface Programs {
  driver: string
  display: string
  browser: string
  userAgent?: string | undefined
}

function wordOf(answer: unknown, key: string): string {
  return typeof answer === 'object' && answer !== null ? String(Reflect.get(answer, key)) : ''
}

/** Debian's MiniBrowser, wherever its architecture has it. */
export function miniBrowser(libraries = '/usr/lib'): string | undefined {
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return folders.map((folder) => join(libraries, folder, 'webkit2gtk-4.1', 'MiniBrowser')).find((path) => existsSync(path))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** A display of its own, whose number the program chooses and writes to the descriptor that it is given. */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (line: Buffer) => resolve(`:${line.toString().trim()}`))
    child.once('exit', () => reject(new Error('The display ended before it was ready.')))
  })
  return { process: child, name }
}

/** WebKit as Debian packs it, driven by WebDriver over plain HTTP. Its cache of left pages stays on, as on people's phones. */
export async function launchWebkit({ driver, display, browser, userAgent }: Programs): Promise<EngineSession> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfinder-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), narrowTheme)
  const screen = await startDisplay(display)
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      XDG_CONFIG_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const end = async () => {
    program.kill()
    screen.process.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async function untilReady(triesLeft = 100): Promise<void> {
    try {
      await ask('GET', '/status')
    } catch (error) {
      if (triesLeft === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
      await untilReady(triesLeft - 1)
    }
  }
  await untilReady()
  const args = ['--automation', '--features=+StorageAPI,+StorageAPIEstimate', ...(userAgent ? [`--user-agent=${userAgent}`] : [])]
  const made = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } } },
  })
  const id = wordOf(made, 'sessionId')
  const at = (path: string) => `/session/${id}${path}`
  await ask('POST', at('/timeouts'), { script: 60_000, pageLoad: 60_000 })

  const session: EngineSession = {
    open: async (url) => void (await ask('POST', at('/url'), { url })),
    async run(work, ...values) {
      const script = `const done = arguments[1]; (${inPage(work)})(arguments[0]).then(done)`
      const text = await ask('POST', at('/execute/async'), { script, args: [JSON.stringify(values)] })
      return unpack(text)
    },
    async pressAt(x, y) {
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } }
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await ask('POST', at('/actions'), { actions: [{ ...finger, actions }] })
    },
    async type(text) {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await ask('POST', at('/actions'), { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async upload(selector, path) {
      const element = await ask('POST', at('/element'), { using: 'css selector', value: selector })
      await ask('POST', at(`/element/${wordOf(element, ELEMENT)}/value`), { text: path })
    },
    async resize(width) {
      await ask('POST', at('/window/rect'), { x: 0, y: 0, width, height: HEIGHT })
      const inner = await session.run(() => ({ width: innerWidth, height: innerHeight }))
      await ask('POST', at('/window/rect'), { width: 2 * width - inner.width, height: 2 * HEIGHT - inner.height })
    },
    async picture(path) {
      await writeFile(path, Buffer.from(String(await ask('GET', at('/screenshot'))), 'base64'))
    },
    async close() {
      await ask('DELETE', at('')).catch(() => undefined)
      await end()
    },
  }
  return session
}
