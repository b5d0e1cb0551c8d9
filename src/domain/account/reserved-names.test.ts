import { describe, expect, it } from 'vitest'
import corpus from './reserved-names-corpus.json'
import { isReservedName } from './reserved-names'

describe('a name', () => {
  it.each(corpus)('$name is reserved: $reserved', ({ name, reserved }) => {
    expect(isReservedName(name)).toBe(reserved)
  })
})
