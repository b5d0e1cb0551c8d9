import { expect, it } from 'vitest'
import { noTraining, revisionsOf, type Training, withAnswer } from './held-training'

const text = (id: string, revision = 'first') => ({
  id,
  kind: 'module',
  level: 1,
  revision,
  text: { words: `${id} ${revision}` },
})
const held: Training = { level: 3, texts: [text('a'), text('b'), text('c')] }

it('names what it holds by its revisions', () => {
  expect(revisionsOf(held)).toEqual({ a: 'first', b: 'first', c: 'first' })
  expect(revisionsOf(noTraining)).toEqual({})
})

it.each([
  [
    'takes what is new, in the order of the answer',
    3,
    ['b', 'd', 'a', 'c'],
    [text('d')],
    [text('b'), text('d'), text('a'), text('c')],
  ],
  ['takes what was corrected', 3, ['a', 'b', 'c'], [text('b', 'second')], [text('a'), text('b', 'second'), text('c')]],
  ['forgets what the package opens no more', 1, ['a'], [], [text('a')]],
  ['forgets everything after a refund', 0, [], [], []],
])('%s', (_, level, ids, texts, expected) => {
  expect(withAnswer(held, { level, ids, texts })).toEqual({ level, texts: expected })
})
