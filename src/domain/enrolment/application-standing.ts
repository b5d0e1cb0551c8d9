/** How a received application stands. The first two wait for the academy, the others are its decision. */
export const applicationStandings = ['received', 'invited', 'accepted', 'declined'] as const
export type ApplicationStanding = (typeof applicationStandings)[number]

/** What its applicant is told of it, in the same words on each page and in the mail. `fee`: that of the second part. */
export function standingWords(standing: ApplicationStanding, fee: string): string {
  return {
    received: 'A person reads your application.',
    invited: `We invite you to the second part: a fitness test and a talk. The ${fee} fee is due now.`,
    accepted: 'We have accepted your application.',
    declined: 'Thank you for applying; we can’t offer you a place this time, and you may apply again.',
  }[standing]
}
