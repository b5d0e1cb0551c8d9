import * as v from 'valibot'
import { expect, it } from 'vitest'
import { databaseTime } from './database-time'

it.each([
  ['2026-11-22 06:11:27.362+00', '2026-11-22T06:11:27.362Z'],
  ['2026-11-22 06:11:27+05:30', '2026-11-22T00:41:27.000Z'],
  ['2026-11-22T06:11:27.362Z', '2026-11-22T06:11:27.362Z'],
  ['2026-11-22T06:11:27.362123+00:00', '2026-11-22T06:11:27.362Z'],
])('%s is %s', (written, iso) => expect(v.parse(databaseTime, written)).toBe(iso))

it.each(['', 'soon', '2026-13-45 00:00:00+00'])('%j is no time', (written) =>
  expect(v.safeParse(databaseTime, written).success).toBe(false),
)
