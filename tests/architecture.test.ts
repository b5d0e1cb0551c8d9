import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { acts } from '../src/domain/acts/acts'
import { allowed, forbiddenFolderNames, roots, table } from './architecture-table.ts'
import { circles, codeFolders, filesIn, importedFile, importsAtOnce, importsOf, importsOnDemand } from './imports.ts'
import { covers, keptAlone, loneFiles, sourcesOf } from './lone-files.ts'
import { onDevice, onServer } from './setup/on-device.ts'

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')

const isTest = (file: string) => file.includes('.test.')
const everyFile = codeFolders.flatMap((folder) => filesIn(join(root, folder)))
const imports = new Map(everyFile.map((file) => [file, importsOf(readFileSync(file, 'utf8'), file)]))

/** The folder of the table that a file or an import belongs to: `features/bounties`, `domain`, or the file itself at the top. */
function zone(path: string): string {
  const [first = '', second = ''] = relative(src, path).split('/')
  return first === 'features' ? `features/${second}` : first
}

/** Says why an import is against the table, or nothing. */
function offence(file: string, specifier: string, isAtOnce = () => true): string | undefined {
  const from = zone(file)
  const rule = allowed(from)
  if (rule === 'everything') return undefined
  if (!rule) return `${from} stands in no row of the table, so it may not import anything`
  if (!specifier.startsWith('.')) {
    const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')
    return rule.packages.includes(name) ? undefined : `${from} may not import the package ${name}`
  }
  const path = resolve(dirname(file), specifier)
  const to = zone(path)
  const folder = from === 'routes' && to.startsWith('features/') ? 'features' : to
  if (to !== from && !rule.folders.includes(folder)) return `${from} may not import ${to}`
  if (rule.shut?.includes(relative(src, path))) return `${from} may not import ${relative(src, path)}`
  if (rule.atOnce?.includes(relative(src, path))) return undefined
  return rule.onDemand?.includes(folder) && isAtOnce() ? `${from} may not import ${to} but by import()` : undefined
}

describe('the import table', () => {
  it.each([
    ['domain/payments/money.ts', 'dexie'],
    ['domain/payments/money.ts', '../../local/outbox'],
    ['ui/button.tsx', '../domain/theme'],
    ['remote/failure.ts', '../local/outbox'],
    ['remote/failure.ts', '../state/toast-store'],
    ['sync/flush-outbox.ts', 'react'],
    ['features/bounties/card.tsx', '../learning/course-screen'],
    ['features/bounties/card.tsx', '../../shell/frame'],
    ['features/bounties/card.tsx', 'dexie'],
    ['features/bounties/card.tsx', '../../remote/reviews'],
    ['features/bounties/card.tsx', '../../local/outbox'],
    ['hooks/use-live.ts', '../features/bounties/reads'],
    ['routes/about.tsx', '../remote/data-client'],
    ['state/toast-store.ts', '../ui/button'],
    ['helpers/format.ts', '../domain/money'],
    ['helpers/format.ts', 'react'],
    ['format-money.ts', './domain/money'],
    ['ui/button.tsx', '../../build/site-rules'],
    ['ui/button.tsx', '`../domain/${name}`'],
  ])('refuses %s importing %s', (file, specifier) => {
    expect(offence(join(src, file), specifier)).toMatch(/may not import/)
  })

  it('is kept by every file', () => {
    const files = filesIn(src).filter((file) => !isTest(file))
    const offences = files.flatMap((file) =>
      (imports.get(file) ?? []).flatMap((specifier) => {
        const isAtOnce = () => importsAtOnce(readFileSync(file, 'utf8'), file).includes(specifier)
        const why = offence(file, specifier, isAtOnce)
        return why ? [`${relative(root, file)}: ${why} (${specifier})`] : []
      }),
    )
    expect(offences).toEqual([])
  })
})

/** What a cell of the README's table names; what stands in brackets explains. */
const names = (cell = '') => (cell.replace(/ \(.*\)/, '').match(/[@\w/:-]+/g) ?? []).toSorted()
const nameOf = (part: string) => (part === 'features' ? 'features/x' : part.replace(/\.tsx?$/, ''))

/** The rows of a part's table. */
const cellsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the table of src/README.md', () => {
  const [map = '', ...parts] = readFileSync(join(src, 'README.md'), 'utf8').split('\n## ')
  const rows = cellsOf(map).map(([, folders, , reached, packages]) => ({
    folders: names(folders),
    imports: names(reached),
    packages: names(packages),
  }))

  it.each(Object.entries(table))('says of %s what holds', (folder, rule) => {
    const told = { imports: rule.folders.toSorted(), packages: rule.packages.toSorted() }
    expect(rows.find(({ folders }) => folders.includes(nameOf(folder)))).toMatchObject(told)
  })

  it('names each composition root, and nothing else', () => {
    const known = [...Object.keys(table), ...roots].map(nameOf)
    expect(rows.flatMap(({ folders }) => folders).toSorted()).toEqual(known.toSorted())
  })

  it('names each room of domain, and no file of it lies outside of one', () => {
    const rooms = cellsOf(parts.find((part) => part.startsWith('The rooms of `domain`')) ?? '').flatMap(([, room]) => names(room))
    const folders = filesIn(join(src, 'domain')).map((file) => relative(join(src, 'domain'), dirname(file)))
    expect(rooms.toSorted()).toEqual([...new Set(folders)].toSorted())
  })
})

describe('the imports', () => {
  it('are found in each way that TypeScript has', () => {
    const text = `import { type A } from './a'
      export * from "./b"
      export type { C } from './c'
      const d = await import('./d')
      let e: import('./e').E
      import f = require('./f')
      const g = await import(\`./\${name}\`)
      const h = import.meta.glob('./h/*')
      // import { i } from './i'
      const j = "from './j'"`
    expect(importsOf(text, 'x.ts').toSorted()).toEqual(
      ["import.meta.glob('./h/*')", './a', './b', './c', './d', './e', './f', '`./${name}`'].toSorted(),
    )
  })

  it('are told apart by when they are loaded', () => {
    const text = `import type { A } from './a'
      import { type B, b } from './b'
      export { c } from './c'
      const all = () => [import('./a'), import('./b'), import('./c'), import('./d')]`
    expect(importsOnDemand(text, 'x.ts')).toEqual(['./a', './d'])
  })

  it('lead nowhere in a circle, those of types and those on demand too', () => {
    const ring = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', ['e']],
      ['f', ['a']],
    ])
    expect(circles(ring)).toEqual([['e'], ['a', 'b', 'c']])
    const graph = [...imports].map(
      ([file, specifiers]) =>
        [
          relative(root, file),
          specifiers.flatMap((specifier) => importedFile(file, specifier) ?? []).map((to) => relative(root, to)),
        ] as const,
    )
    expect(circles(new Map(graph))).toEqual([])
  })
})

describe('the house', () => {
  const files = everyFile.filter((file) => !isTest(file))

  it('has no folder that is named for nothing', () => {
    const parts = files.flatMap((file) => relative(root, file).split('/').slice(0, -1))
    expect(parts.filter((part) => forbiddenFolderNames.includes(part))).toEqual([])
  })

  it('has no file that only passes on what others export', () => {
    expect(files.filter((file) => /^index\.tsx?$/.test(file) && /^export \* from/m.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('keeps every file under 250 lines, content aside', () => {
    const long = files
      .filter((file) => !/^(?:src\/content|supabase\/training\/(?:modules|simulations))\//.test(relative(root, file)))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 250)
    expect(long.map((file) => relative(root, file))).toEqual([])
  })

  it('lets a person do each act of the table: a feature hands it over', () => {
    const texts = files.filter((file) => zone(file).startsWith('features/')).map((file) => readFileSync(file, 'utf8'))
    expect(Object.keys(acts).filter((kind) => !texts.some((text) => text.includes(`kind: '${kind}'`)))).toEqual([])
  })

  it('has no small file that should be a function of its one user', () => {
    const sources = sourcesOf(root)
    const advice = 'make it a function there, load it apart, or give it a test of its own'
    expect(loneFiles(sources).map(({ file, user }) => `${file} is used by ${user} alone: ${advice}`)).toEqual([])
    const withoutReasons = loneFiles(sources, {}).map(({ file }) => file)
    const isNeeded = (kept: string) => withoutReasons.some((file) => covers(kept, file))
    expect(Object.keys(keptAlone).filter((kept) => !isNeeded(kept))).toEqual([])
  })

  it('lets edge functions import of the app only rules whose imports have their endings: Deno finds no file without one', () => {
    const packages = Object.keys(JSON.parse(readFileSync(join(root, 'supabase/functions/deno.json'), 'utf8')).imports)
    const functions = files.filter((file) => relative(root, file).startsWith('supabase/functions/'))
    const ofTheApp = new Set(
      functions
        .flatMap((file) => (imports.get(file) ?? []).map((specifier) => resolve(dirname(file), specifier)))
        .filter((file) => file.startsWith(src)),
    )
    const unknown: string[] = []
    for (const file of ofTheApp) {
      if (!relative(src, file).startsWith('domain/')) unknown.push(file)
      for (const specifier of importsAtOnce(readFileSync(file, 'utf8'), file)) {
        if (/^\..*\.ts$/.test(specifier)) ofTheApp.add(resolve(dirname(file), specifier))
        else if (!packages.includes(specifier)) unknown.push(`${file}: ${specifier}`)
      }
    }
    expect([...ofTheApp].map((file) => relative(src, file))).toContain('domain/bounties/hidden-words.ts')
    expect(unknown).toEqual([])
  })

  it('has no mark in a first line that the build does not read (build/shared-chunks.ts)', () => {
    const first = files.map((file) => [relative(root, file), readFileSync(file, 'utf8').split('\n')[0] ?? ''] as const)
    const marked = first.filter(([file, line]) => file.startsWith('src/') && line.startsWith('// @'))
    expect(marked.length).toBeGreaterThan(50)
    expect(marked.filter(([, line]) => !/^\/\/( @(in|with) [\w-]+| @(visitors|members|first|services))+$/.test(line))).toEqual([])
  })

  it('keeps every route within 40 lines', () => {
    const long = filesIn(join(src, 'routes')).filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 40)
    expect(long.map((file) => relative(root, file))).toEqual([])
  })

  it('has no route that takes an address for what it should hold', () => {
    const trusting = filesIn(join(src, 'routes')).filter((file) => /\bas (?!const\b)[A-Z{]/.test(readFileSync(file, 'utf8')))
    expect(trusting.map((file) => relative(root, file))).toEqual([])
  })

  it('takes the browser’s word on the network only where a request checks it', () => {
    const believing = files.filter((file) => /\bnavigator\.onLine\b/.test(readFileSync(file, 'utf8')))
    const checked = ['features/support/delivery.tsx', 'shell/frame.tsx', 'sync/connection.ts']
    expect(believing.map((file) => relative(src, file)).toSorted()).toEqual(checked)
  })

  it.each(['domain', 'content'])('lets %s have neither clock nor chance of its own', (folder) => {
    const impure = filesIn(join(src, folder)).filter(
      (file) => !isTest(file) && /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(readFileSync(file, 'utf8')),
    )
    expect(impure.map((file) => relative(root, file))).toEqual([])
  })

  it('has no browser test that waits for a time, stretches its own, or stands on a server that others use', () => {
    const timed = /\bwaitForTimeout\(|\btest\.(?:slow|setTimeout)\(|\btimeout: \d|\bretries\b/
    const shared = /import \{[^}]*\b(?:test|expect)\b[^}]*\} from '@playwright\/test'/
    const specs = filesIn(join(root, 'tests/e2e')).filter((file) => !file.endsWith('/test.ts'))
    const found = specs.filter((file) => [timed, shared].some((fault) => fault.test(readFileSync(file, 'utf8'))))
    expect(found.map((file) => relative(root, file))).toEqual([])
  })
})

describe('a test on the device’s storage', () => {
  it('has a process of its own: Dexie looks for IndexedDB once, when its first file comes', () => {
    const folders = [...onDevice, ...onServer].map((pattern) => join(root, pattern.replace('**/*.test.ts', '')))
    const shared = everyFile.filter(isTest).filter((file) => imports.get(file)?.includes('fake-indexeddb/auto'))
    expect(shared.filter((file) => !folders.some((folder) => file.startsWith(folder)))).toEqual([])
  })
})
