/** 20261201T180000 of 2026-12-01T18:00:00. */
export const plainTime = (text: string) => text.replaceAll(/[-:]/g, '')

/** A moment as a calendar file gives it: 20261201T180000Z. */
export const utcTime = (ms: number) => `${plainTime(new Date(ms).toISOString().slice(0, 19))}Z`

/** As RFC 5545 has a text: its own signs behind a backslash, and no line of its own. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ')

const encoder = new TextEncoder()
const octets = (text: string) => encoder.encode(text).length

/** A line holds 75 octets at most; what follows goes on in the next one, behind a space, and no sign is cut. */
function folded(line: string): string {
  const parts = ['']
  for (const sign of line) {
    const last = parts.at(-1) ?? ''
    // The space in front counts.
    if (octets(last + sign) > (parts.length === 1 ? 75 : 74)) parts.push(sign)
    else parts[parts.length - 1] = last + sign
  }
  return parts.join('\r\n ')
}

type CalendarEvent = {
  /** Of whose making the file is: 'Weekly plan'. */
  product: string
  /** The same each time, so that a calendar replaces the event before. */
  name: string
  /** When it is, as lines of the format. */
  when: readonly string[]
  title: string
  /** Where it leads: https://example.test/course */
  address: string
  /** How long before it begins it tells of itself, as the format has it: PT0S, -P1D. */
  alarm: string
  nowMs: number
}

/** One event as an iCalendar file (RFC 5545), with an alarm. */
export function calendarFile({ product, name, when, title, address, alarm, nowMs }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Wayfinder Cadet Academy//${product}//EN`,
    'BEGIN:VEVENT',
    `UID:${name}@${new URL(address).hostname}`,
    `DTSTAMP:${utcTime(nowMs)}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${alarm}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
