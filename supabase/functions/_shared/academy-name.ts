/** As `src/content/academy.ts` has it; a test compares them. */
export const academyName = 'Wayfinder Cadet Academy'
