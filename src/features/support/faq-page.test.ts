import { expect, it } from 'vitest'
import type { FaqCategory } from '../../content/faq'
import { searchFaq } from './faq-page'

const categories: FaqCategory[] = [
  { id: 'a', title: 'A', entries: [{ question: 'How much does it cost?', answer: 'Nothing.' }] },
  {
    id: 'b',
    title: 'B',
    entries: [
      { question: 'Which shoes?', answer: 'Running shoes.' },
      { question: 'How long?', answer: 'Five weeks, at “your” pace. Don’t hurry.' },
    ],
  },
]

it.each([
  ['an empty query finds everything', '', ['How much does it cost?', 'Which shoes?', 'How long?']],
  ['blanks alone find everything', '  ', ['How much does it cost?', 'Which shoes?', 'How long?']],
  ['a question, in any case', 'HOW MUCH', ['How much does it cost?']],
  ['an answer', 'weeks', ['How long?']],
  ['a part of a word', 'unn', ['Which shoes?']],
  ['marks as a keyboard types them', '"your" pace. don\'t', ['How long?']],
  ['words in another order find nothing', 'shoes running', []],
  ['nothing of the kind', 'parachute', []],
])('%s', (_, query, questions) => {
  const found = searchFaq(categories, query)
  expect(found.flatMap(({ entries }) => entries.map(({ question }) => question))).toEqual(questions)
  expect(found.every(({ entries }) => entries.length > 0)).toBe(true)
})
