import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'

/** The folders of a checkout that hold code. */
export const codeFolders = ['src', 'supabase', 'tests', 'build', 'artwork']

/** Every TypeScript file of a folder, the generated ones aside. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.gen.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What a source imports in any of TypeScript's ways, types too. An import whose address is computed is given as its source text. */
export function importsOf(text: string, file: string): string[] {
  const parsed = parseSync(file, text)
  if (parsed.errors[0]) throw new Error(`${file}: ${parsed.errors[0].message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const plain = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(({ moduleRequest }) =>
    moduleRequest ? [moduleRequest.value] : [],
  )
  const onDemand = dynamicImports.map(({ moduleRequest }) => written(text, moduleRequest))
  // The whole tree costs twenty times as much: only where the text has what the list of imports leaves out.
  const isRare =
    (text.match(/\bimport\s*\(/g)?.length ?? 0) > dynamicImports.length || /\brequire\b|import\.meta\.glob/.test(text)
  return [...new Set([...plain, ...onDemand, ...(isRare ? rareImports(text, parsed.program) : [])])]
}

/** What a module needs before it runs: all it imports but for types and by `import()`. */
const atOnceOf = ({ staticImports, staticExports }: ReturnType<typeof parseSync>['module']) => [
  ...staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value),
  ...staticExports.flatMap(({ entries }) => entries.flatMap((each) => (each.isType ? [] : (each.moduleRequest?.value ?? [])))),
]

export const importsAtOnce = (text: string, file: string): string[] => atOnceOf(parseSync(file, text).module)

/** What a source imports by `import()`, and in no other way but for types. */
export function importsOnDemand(text: string, file: string): string[] {
  if (!/\bimport\s*\(/.test(text)) return []
  const { module } = parseSync(file, text)
  const atOnce = atOnceOf(module)
  return module.dynamicImports.map(({ moduleRequest }) => written(text, moduleRequest)).filter((each) => !atOnce.includes(each))
}

/** The address of a dynamic import; one that is computed as its source text. */
const written = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(start, end).replace(/^(['"])(.*)\1$/, '$2')

/** Imports inside of types, `import x = require()`, `require()` and `import.meta.glob()`. */
function rareImports(text: string, program: ESTree.Program): string[] {
  const found: string[] = []
  const add = (node: ESTree.Expression | ESTree.StringLiteral) =>
    found.push(node.type === 'Literal' && typeof node.value === 'string' ? node.value : text.slice(node.start, node.end))
  new Visitor({
    TSImportType: ({ source }) => void add(source),
    TSExternalModuleReference: ({ expression }) => void add(expression),
    CallExpression: (call) => {
      const callee = text.slice(call.callee.start, call.callee.end)
      if (callee === 'require' || callee.startsWith('import.meta.glob')) add(call)
    },
  }).visit(program)
  return found
}

/** The file that a relative import leads to, or undefined. */
export function importedFile(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = resolve(dirname(from), specifier)
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate))
}

/** The circles of a graph of imports: sets of files each of which reaches all the others (Tarjan's strongly connected components). */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const visit = (file: string): number => {
    const position = order.size
    order.set(file, position)
    lowest.set(file, position)
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      const reached = order.has(next) ? (path.includes(next) ? order.get(next) : undefined) : visit(next)
      if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file) ?? position, reached))
    }
    const low = lowest.get(file) ?? position
    if (low === position) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1 || imports.get(file)?.includes(file)) found.push(circle.toSorted())
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return found
}
