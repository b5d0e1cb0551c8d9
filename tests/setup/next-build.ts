import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { integrityOf } from '../../build/file-integrity.ts'
import { pageAddress } from '../../src/domain/app/page-address.ts'

const texts = new Set(['.html', '.js', '.css', '.webmanifest', '.txt'])
const hashedName = /\b([a-z\d]{8})(\.(?:js|css|txt))\b/g

/**
 * The same app as a later deploy would bring it, without building it again: every hashed file under another name and none under the
 * old one, every page with the new names in it, another build time. Answers its folder, for the caller to remove.
 */
export async function nextBuild(dist: string): Promise<string> {
  const assets = await readdir(join(dist, 'assets'))
  const renamed = new Map(assets.map((name) => [name, name.replace(hashedName, (_, hash, end) => `${reversed(hash)}${end}`)]))
  const folder = await mkdtemp(join(tmpdir(), 'wayfinder-next-'))
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  const times = await buildTimes(dist, assets)
  for (const file of files.filter((each) => each.isFile())) {
    const from = join(file.parentPath, file.name)
    const to = join(folder, file.parentPath.slice(dist.length), renamed.get(file.name) ?? file.name)
    await writeAt(to, texts.has(extname(from)) ? later(await readFile(from, 'utf8'), renamed, times) : await readFile(from))
  }
  await tellHashes(folder)
  return folder
}

/** The worker of the new build is told what the bytes of the new files are. */
async function tellHashes(folder: string): Promise<void> {
  const path = join(folder, 'service-worker.js')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
  const names = files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
  const hashes = new Map(
    await Promise.all(names.map(async (name) => [pageAddress(`/${name}`), await integrityOf(folder, name)] as const)),
  )
  const worker = await readFile(path, 'utf8')
  const entries = /"integrity":"[^"]+"(,(?:"pages":\[[^\]]*\],)?"revision":null,"url":"([^"]+)")/g
  await writeFile(
    path,
    worker.replace(entries, (_, rest, address) => `"integrity":"${hashes.get(address)}"${rest}`),
  )
}

export const removeBuild = (folder: string) => rm(folder, { recursive: true, force: true })

/** The time of the build stands in the script that registers the worker. */
async function buildTimes(dist: string, assets: string[]): Promise<string[]> {
  const scripts = assets.filter((name) => name.endsWith('.js')).map((name) => readFile(join(dist, 'assets', name), 'utf8'))
  const text = (await Promise.all(scripts)).find((each) => each.includes('createScriptURL')) ?? ''
  return text.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g) ?? []
}

function later(text: string, renamed: Map<string, string>, times: string[]): string {
  const named = text.replace(hashedName, (name) => renamed.get(name) ?? name)
  return times.reduce((so, time) => so.replaceAll(time, time.replace(/\d{3}Z$/, nextThousandth)), named)
}

const reversed = (hash: string) => hash.split('').toReversed().join('')
const nextThousandth = (end: string) => `${String((Number(end.slice(0, 3)) + 1) % 1000).padStart(3, '0')}Z`

async function writeAt(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
