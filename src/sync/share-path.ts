/** Where the phone's share sheet posts a photo to, and the page that takes it on. The manifest names the same address. */
export const SHARE_PATH = '/share-photo'
/** The field of the posted form that holds the photo. */
export const SHARE_FIELD = 'photo'
