/** What `useLive` reads from here: Dexie comes with it. */
export const loadReads = () => import('./reads')
