import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

test('the script that every page carries stays small', () => {
  expect(new TextEncoder().encode(bootScript).length).toBeLessThan(1435)
})
