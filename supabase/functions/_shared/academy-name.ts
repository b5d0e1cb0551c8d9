/** As `src/content/academy.ts` has it; a test compares them, since what is deployed here can't import the app. */
export const academyName = 'Wayfinder Cadet Academy'
