/**
 * A file of symbols, each shown by `<use href="/artwork/file.svg#id">`. The file itself shows nothing: a browser would else lay out all of it,
 * a quarter of a second on a phone, wherever a page asks for one symbol.
 */
export const symbolFile = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" display="none">\n${symbols.join('\n')}\n</svg>\n`
