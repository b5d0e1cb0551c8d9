/** What the academy says of its own application: the fee of the second part, and how many weeks all of it takes, like `4-6`. */
export type ApplicationTerms = { fee: string; weeks: string }
export type WayMark = { title: string; text: string }

const DAY_MS = 86_400_000

/** The first and the last day on which the decision falls, as ISO times: so many weeks after the application came. */
export function decisionDays(receivedAt: string, weeks: string): [string, string] {
  const [first = 0, last = first] = weeks.split('-').map(Number)
  const after = (count: number) => new Date(Date.parse(receivedAt) + count * 7 * DAY_MS).toISOString()
  return [after(first), after(last)]
}

/** What happens after an application, in order, as its page and its mail tell it. `day` writes an ISO time as a day. */
export function applicationWay(receivedAt: string, { fee, weeks }: ApplicationTerms, day: (iso: string) => string): WayMark[] {
  const [first, last] = decisionDays(receivedAt, weeks).map(day)
  return [
    { title: 'A person reads it', text: 'You hear from us by email, or by phone about a date.' },
    { title: 'We invite you to the second part', text: `The ${fee} fee is due then, not now.` },
    {
      title: 'The fitness test, a talk, the decision',
      text: `All of it takes ${weeks} weeks, so the decision falls between ${first} and ${last}.`,
    },
  ]
}
