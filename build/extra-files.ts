import type { Manifest } from 'vite'

/** Pages that tell of the academy: nobody reads the course by them, or writes anything. */
const extraPages = ['about', 'enforcement-career', 'instructors', 'pricing', 'testimonials', 'training-details', 'upgrades']

/** The modules of these pages, and what does nothing without a network. */
const extraModules = new RegExp(
  `^src/(?:routes/(?:${extraPages.join('|')})\\.|features/marketing/(?:${extraPages.join('|')})-page\\.|features/support/newsletter-link\\.|proofs/turnstile\\.)`,
)
const extraKinds = /\.(?:svg|woff2|webmanifest)$/

/** The scripts that may be missing on a device: their own modules are extra, and no other script imports them at once. */
export function extraScripts(manifest: Manifest): ReadonlySet<string> {
  const extra = new Set(Object.keys(manifest).filter((key) => extraModules.test(key)))
  let before: number
  do {
    before = extra.size
    for (const [key, { imports = [] }] of Object.entries(manifest))
      if (!extra.has(key)) for (const each of imports) extra.delete(each)
  } while (extra.size < before)
  return new Set([...extra].flatMap((key) => manifest[key]?.file ?? []))
}

const onlineNames = ['online', 'names', 'desk']

/** The scripts of what does nothing without a network and weighs much: they are fetched when they are needed, and not kept at all (`shared-chunks.ts`). */
export const onlineScripts = (manifest: Manifest): string[] =>
  Object.values(manifest).flatMap(({ name, file }) => (name !== undefined && onlineNames.includes(name) ? file : []))

/** Whether a file of the build may be missing on a device: what is read and written needs none of these. */
export const isExtraFile = (file: string, scripts: ReadonlySet<string>): boolean =>
  scripts.has(file) || extraKinds.test(file) || extraPages.some((page) => file === `${page}.html`)
