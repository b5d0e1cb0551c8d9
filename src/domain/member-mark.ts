/** In localStorage while somebody is signed in here: read before the first paint, where the session itself can't be. It names nobody. */
export const memberKey = 'member'
