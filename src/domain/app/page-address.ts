/**
 * The address of a built page: one without an ending, so `/faq` for `/faq.html` and `/` for `/index.html`. Any other path stays as it is. In two
 * steps, since WebKit finds nothing by an expression that begins with a start that may be missing.
 */
export function pageAddress(path: string): string {
  if (path.startsWith('/_')) return path
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '')
}

/**
 * The page that a path means: by the name of its file, or in capitals, in which QR codes are made. Any other path stays as it is, since it
 * may hold an id or a token: `isPage` knows the addresses of pages.
 */
export function meantAddress(path: string, isPage: (address: string) => boolean): string {
  const small = path.toLowerCase()
  const inSmall = small === path ? path : small.replace(/(.)\/$/, '$1')
  return [path, pageAddress(path), pageAddress(inSmall)].find(isPage) ?? path
}

/** What an address may hold under these names: anything, until the screen has parsed it. */
export type Unparsed<Search> = { readonly [Name in keyof Search]?: unknown }

/** Of what an address holds the parts under these names: the others are of whoever made the link. */
export function unparsed<Name extends string>(search: { readonly [N in Name]?: unknown }, names: readonly Name[]) {
  const found: { [N in Name]?: unknown } = {}
  for (const name of names) if (search[name] !== undefined) found[name] = search[name]
  return found
}
