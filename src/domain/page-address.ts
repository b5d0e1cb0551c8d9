/** The address of a built page: one without an ending, so `/faq` for `/faq.html` and `/` for `/index.html`. Any other path stays as it is. */
export function pageAddress(path: string): string {
  return path.startsWith('/_') ? path : path.replace(/(?:^\/index)?\.html$/, '') || '/'
}
