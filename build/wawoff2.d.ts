declare module 'wawoff2' {
  /** Unpacks a woff2 font into TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
