/** In localStorage while somebody is signed in here, their id: read before the first paint, where the session itself can't be. */
export const memberKey = 'member'
