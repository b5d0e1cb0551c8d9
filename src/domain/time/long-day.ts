/** The day of an ISO time as the person's own calendar has it: November 23, 2027. */
export const longDay = (iso: string): string => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })
