/** A day as a mail says it, in UTC: a mail knows no calendar but the server's. */
export const mailDay = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
