import { describe, expect, it } from 'vitest'
import { offersInstall, parseInstallMemory } from './install-offer'

describe('offersInstall', () => {
  it.each([
    [{ pages: 0, dismissed: false }, false, false],
    [{ pages: 3, dismissed: false }, false, false],
    [{ pages: 4, dismissed: false }, true, false],
    [{ pages: 4, dismissed: true }, false, false],
    [{ pages: 4, dismissed: false }, false, true],
  ])('%o, installed %s: %s', (memory, installed, offers) => {
    expect(offersInstall(memory, installed)).toBe(offers)
  })
})

describe('parseInstallMemory', () => {
  it.each([
    [null, { pages: 0, dismissed: false }],
    ['2', { pages: 2, dismissed: false }],
    ['999', { pages: 4, dismissed: false }],
    ['-1', { pages: 0, dismissed: false }],
    ['NaN', { pages: 0, dismissed: false }],
    ['dismissed', { pages: 0, dismissed: true }],
  ])('%s', (text, memory) => {
    expect(parseInstallMemory(text)).toEqual(memory)
  })
})
