import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { readOwn } from '../../local/own-values'
import type { Answer } from '../../remote/failure'
import { askAndCache } from './ask-and-cache'

/** A question that is answered when it's told to be. */
function held() {
  const answers: ((told: Answer<string>) => void)[] = []
  const question = new Promise<Answer<string>>((resolve) => void answers.push(resolve))
  return { question, tell: (value: string) => answers[0]?.({ ok: true, value }) }
}

it('keeps the answer to the latest question, whichever comes last', async () => {
  const [first, second, another] = [held(), held(), held()]
  const asked = [
    askAndCache(null, 'list', () => first.question),
    askAndCache(null, 'another list', () => another.question),
    askAndCache(null, 'list', () => second.question),
  ]
  second.tell('newer')
  another.tell('another')
  first.tell('older')
  expect(await Promise.all(asked)).toMatchObject([{ value: 'older' }, { value: 'another' }, { value: 'newer' }])
  expect(await readOwn(null, 'list')).toBe('newer')
  expect(await readOwn(null, 'another list')).toBe('another')
})

it('keeps no refusal', async () => {
  await askAndCache(null, 'refused', async () => ({ ok: false, code: 'offline', message: null, status: 0 }))
  expect(await readOwn(null, 'refused')).toBeUndefined()
})
