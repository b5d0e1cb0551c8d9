/** The terms of an application as `src/content/facts.ts` has them; a test compares them. */
export const applicationTerms = { fee: '$75', weeks: '4-6' }
