/** What an address may hold under these names: anything, until the screen has parsed it. */
export type Unparsed<Search> = { readonly [Name in keyof Search]?: unknown }

/** Of what an address holds the parts under these names: the others are of whoever made the link. */
export function unparsed<Name extends string>(search: { readonly [N in Name]?: unknown }, names: readonly Name[]) {
  const found: { [N in Name]?: unknown } = {}
  for (const name of names) if (search[name] !== undefined) found[name] = search[name]
  return found
}
