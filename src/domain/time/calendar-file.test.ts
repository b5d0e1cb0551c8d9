import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file'

const written = (title: string) =>
  calendarFile({
    product: 'Deadline',
    name: 'b1',
    when: ['DTSTART:20261210T120000Z'],
    title,
    address: 'https://academy.example/bounty/b1',
    alarm: '-P1D',
    nowMs: Date.UTC(2026, 11, 1, 9, 30),
  })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('an event has its name, its moment, its place and its alarm', () => {
  expect(unfolded(written('Walk the wall'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfinder Cadet Academy//Deadline//EN',
    'BEGIN:VEVENT',
    'UID:b1@academy.example',
    'DTSTAMP:20261201T093000Z',
    'DTSTART:20261210T120000Z',
    'SUMMARY:Walk the wall',
    'URL:https://academy.example/bounty/b1',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Walk the wall',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['a, b; c', 'a\\, b\\; c'],
  ['a\\b', 'a\\\\b'],
  ['a\r\nEND:VEVENT', 'a END:VEVENT'],
])('what people wrote is a text, whatever it holds: %j', (title, text) => {
  expect(unfolded(written(title))).toContain(`SUMMARY:${text}`)
})

test.each(['x'.repeat(120), 'é'.repeat(120), '🧭'.repeat(120), `${'x'.repeat(66)}🧭y`])(
  'no line is longer than 75 octets, and no sign is cut: %s',
  (title) => {
    const text = written(title)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(unfolded(text)).toContain(`SUMMARY:${title}`)
  },
)
