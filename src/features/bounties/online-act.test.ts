import { expect, test } from 'vitest'
import { problemOfThrown } from './online-act'

test('names the connection only where nothing could be reached', () => {
  expect(problemOfThrown(new TypeError('Importing a module script failed.'))).toContain('Check your connection')
  for (const fault of [new TypeError('x is not a function'), new Error('the disk is full')])
    expect(problemOfThrown(fault)).toBe('This page could not do that. Try again; what you wrote stays here.')
})
