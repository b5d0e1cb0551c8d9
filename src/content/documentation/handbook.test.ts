import { expect, it } from 'vitest'
import { handbook } from './handbook'
import { handbookSections } from './outline'

it('starts with the introduction', () => expect(handbookSections[0].id).toBe('introduction'))

it('has a text for each section of the sidebar, in its order, and ids that are unique', () => {
  const ids = handbookSections.map(({ id }) => id)
  expect(Object.keys(handbook)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(handbook[id].length).toBeGreaterThan(0)
})
