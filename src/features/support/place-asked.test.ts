import { expect, test } from 'vitest'
import { modules } from '../../../supabase/training/training-texts'
import { courseStops } from '../../content/curriculum/outline'
import { longest, textLength } from '../../domain/text/text-length'
import { placeAsked } from './place-asked'

test.each([null, '', 'nowhere', 'Notice-a-follower', modules[0]?.id ?? null])('%j is no place', (id) => {
  expect(placeAsked(id, { stops: courseStops, modules: [] })).toBeUndefined()
})

test('a section is named by its week and title, a module that the device holds by its level', () => {
  expect(placeAsked('notice-a-follower', { stops: courseStops, modules: [] })).toBe('Week 2, Notice a follower')
  const [module] = modules
  expect(placeAsked(module?.id ?? null, { stops: courseStops, modules })).toBe(`Level 1, ${module?.title}`)
})

test('every place fits the message, and no module has the id of a section', () => {
  const ids = [...courseStops, ...modules].map(({ id }) => id)
  const places = ids.map((id) => placeAsked(id, { stops: courseStops, modules }) ?? '')
  expect(places.filter((place) => place === '' || textLength(place) > longest.about)).toEqual([])
  expect(new Set(places).size).toBe(ids.length)
})
