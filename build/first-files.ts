import type { Manifest } from 'vite'
import { routeFile } from './route-chunks.ts'

/** What a device holds that saves data: the start, what is read, and the outbox. Each by its route, the shell's sections by theirs. */
export const firstPages = ['/', '/course/', '/week1-content', '/faq', '/privacy', '/terms', '/disclaimer', '/outbox'] as const
const sections = '/course/$week/$section'

/** Pages of people who are made up and of others' training: a device has them once somebody has opened them there. */
export const pagesWithUse: readonly string[] = ['enforcement-career.html', 'instructors.html', 'testimonials.html']

const isRoute = /^src\/routes\//

/** All scripts that these modules can come to ask for, but for other routes'. */
function scriptsOf(keys: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set<string>()
  const walk = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) walk(next)
    for (const next of chunk.dynamicImports ?? []) if (!isRoute.test(next)) walk(next)
  }
  for (const key of keys) walk(key)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}

const drawn = /\/((?:art|artwork|fonts)\/[\w-]+\.\w+)/g

/**
 * The files of the build that come with the install wherever it is, so that the course, Cadet Week 1, the FAQ and the legal pages read with no
 * network and what waits is shown: the rest may wait for its use. `html`: the pages by their file, the sections too, which name their drawings.
 */
export function firstFiles(manifest: Manifest, html: ReadonlyMap<string, string>): Set<string> {
  const routes = [...firstPages, sections].map((id) => {
    const key = routeFile(id, manifest)
    if (key === undefined) throw new Error(`No script of the build is the screen of ${id}.`)
    return key
  })
  const pages = ['_shell.html', ...firstPages.map((id) => (id === '/' ? 'index.html' : `${id.slice(1).replace(/\/$/, '')}.html`))]
  const read = [...html].filter(([file]) => pages.includes(file) || file.startsWith('course/week-'))
  const drawings = read.flatMap(([, text]) => [...text.matchAll(drawn)].map(([, file = '']) => file))
  return new Set([...scriptsOf(['index.html', ...routes], manifest), ...pages, ...drawings])
}

/** Whether a file of the build comes with the install on a device that saves data: what no page names, the style sheet and the app's own list, does too. */
export const isFirst = (file: string, first: ReadonlySet<string>): boolean =>
  first.has(file) || /\.(?:css|webmanifest)$/.test(file)
