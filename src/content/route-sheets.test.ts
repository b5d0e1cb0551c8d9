import { expect, it } from 'vitest'
import { typedNames } from '../local/own-values'
import { fieldLetters, routeSheets, sheetIds } from './route-sheets'

it.each(sheetIds)('%s has each name once, is saved until its person lets it go, and has room for its words on one page', (id) => {
  const { groups, checks, wrong, title, use, sketch } = routeSheets[id]
  const names = Object.values(groups).flatMap((fields) => Object.keys(fields))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(12)
  expect(typedNames).toContain(`route-sheet ${id}`)
  const labels = [...Object.values(groups), checks].flatMap((each) => Object.values(each))
  expect(labels.filter((label) => label.length > 50)).toEqual([])
  expect([title, sketch].filter((words) => words.length > fieldLetters)).toEqual([])
  expect([use, ...wrong].filter((words) => words.length > 130)).toEqual([])
  expect(wrong).toHaveLength(3)
})
