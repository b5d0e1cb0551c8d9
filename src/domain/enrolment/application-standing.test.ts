import { expect, it } from 'vitest'
import { applicationStandings, standingWords } from './application-standing'

it('each standing is told in words of its own', () => {
  expect(applicationStandings.map((standing) => standingWords(standing, '$1'))).toEqual([
    'A person reads your application.',
    'We invite you to the second part: a fitness test and a talk. The $1 fee is due now.',
    'We have accepted your application.',
    'Thank you for applying; we can’t offer you a place this time, and you may apply again.',
  ])
})
