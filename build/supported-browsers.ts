/** The first versions that have all of it, as README and the notice name them. */
export const oldestSupported = 'Chrome or Edge 111, Firefox 121, Safari or iOS 16.4'

/**
 * What the app calls without looking for it first and some browser has only had since 2022, by its name and how it is asked for; the last line is
 * the style sheet's. `tests/supported-browsers.test.ts` finds what is missing here.
 */
export const askedFor: Readonly<Record<string, string>> = {
  at: '[].at',
  findLastIndex: '[].findLastIndex',
  toReversed: '[].toReversed',
  toSorted: '[].toSorted',
  hasOwn: 'Object.hasOwn',
  timeout: 'AbortSignal.timeout',
  ':has()': "CSS.supports('selector(:has(a))')",
}

/** One expression, true where the app can run. The build puts it in the place of `__IS_SUPPORTED__`. */
export const isSupported = Object.values(askedFor).join('&&')
