import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allowed, forbiddenFolderNames } from './architecture-table.ts'

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The folder of the table that a file or an import belongs to: `features/bounties`, `domain`, or the file itself at the top. */
function zone(path: string): string {
  const [first = '', second = ''] = relative(src, path).split('/')
  return first === 'features' ? `features/${second}` : first
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** Says why an import is against the table, or nothing. */
function offence(file: string, specifier: string): string | undefined {
  const from = zone(file)
  const rule = allowed(from)
  if (rule === 'everything') return undefined
  if (!specifier.startsWith('.')) {
    const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')
    return rule.packages.includes(name) ? undefined : `${from} may not import the package ${name}`
  }
  const to = zone(resolve(dirname(file), specifier))
  const folder = from === 'routes' && to.startsWith('features/') ? 'features' : to
  return to === from || rule.folders.includes(folder) ? undefined : `${from} may not import ${to}`
}

describe('the import table', () => {
  it.each([
    ['domain/money.ts', 'dexie'],
    ['domain/money.ts', '../local/outbox'],
    ['ui/button.tsx', '../domain/theme'],
    ['remote/failure.ts', '../local/outbox'],
    ['remote/failure.ts', '../state/toast-store'],
    ['sync/flush-outbox.ts', 'react'],
    ['features/bounties/card.tsx', '../learning/course-screen'],
    ['features/bounties/card.tsx', '../../shell/frame'],
    ['features/bounties/card.tsx', 'dexie'],
    ['routes/about.tsx', '../remote/client'],
    ['state/toast-store.ts', '../ui/button'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(offence(join(src, file), specifier)).toMatch(/may not import/)
  })

  it('is kept by every file', () => {
    const offences = filesIn(src).flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        const why = offence(file, specifier)
        return why ? [`${relative(root, file)}: ${why} (${specifier})`] : []
      }),
    )
    expect(offences).toEqual([])
  })
})

describe('the house', () => {
  const files = ['src', 'supabase', 'tests', 'build'].flatMap((folder) => filesIn(join(root, folder)))

  it('has no folder that is named for nothing', () => {
    const parts = files.flatMap((file) => relative(root, file).split('/').slice(0, -1))
    expect(parts.filter((part) => forbiddenFolderNames.includes(part))).toEqual([])
  })

  it('has no file that only passes on what others export', () => {
    expect(files.filter((file) => /^index\.tsx?$/.test(file) && /^export \* from/m.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('keeps every file under 250 lines, content aside', () => {
    const long = files
      .filter((file) => !relative(src, file).startsWith('content'))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 250)
    expect(long.map((file) => relative(root, file))).toEqual([])
  })

  it('keeps every route within 40 lines', () => {
    const long = filesIn(join(src, 'routes')).filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 40)
    expect(long.map((file) => relative(root, file))).toEqual([])
  })

  it.each(['domain', 'content'])('lets %s have neither clock nor chance of its own', (folder) => {
    const impure = filesIn(join(src, folder)).filter((file) =>
      /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(readFileSync(file, 'utf8')),
    )
    expect(impure.map((file) => relative(root, file))).toEqual([])
  })
})
