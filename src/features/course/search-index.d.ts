declare module 'virtual:search-index' {
  /** The JSON of the index of `courseTexts`. */
  export const searchIndex: string
}
