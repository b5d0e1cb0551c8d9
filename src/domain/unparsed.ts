/** What an address may hold under these names: anything, until the screen has parsed it. */
export type Unparsed<Search> = { readonly [Name in keyof Search]?: unknown }
