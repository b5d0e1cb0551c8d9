/** Made at build by `build/rescue-page.ts`: the page as one text, and the content security policy that it is answered with. */
declare module 'virtual:rescue-page' {
  export const rescuePage: { html: string; policy: string }
}
