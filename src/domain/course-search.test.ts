import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { courseSearchSchema } from './course-search'

it.each([
  ['3', 3],
  [5, 5],
  ['1', 1],
  ['0', undefined],
  ['6', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['week3', undefined],
  [['3'], undefined],
  [undefined, undefined],
])('takes %j for week %j', (week, expected) => expect(parse(courseSearchSchema, { week }).week).toBe(expected))
