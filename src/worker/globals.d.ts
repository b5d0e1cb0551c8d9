/** What a page has and the worker has not: a module that both use must look for it first. */
declare var document: object | undefined
declare var localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void } | undefined

/** Made at build by `build/rescue-page.ts`: the page as one text, and the content security policy that it is answered with. */
declare module 'virtual:rescue-page' {
  export const rescuePage: { html: string; policy: string }
}
