import { expect, it } from 'vitest'
import { emptyLog, parseLog, printLog } from './learning-record'
import { canReadStep, stepForm, stepsIn, withStep } from './next-steps'

const parse = (stored: string | null) => stepsIn(parseLog(stored, stepForm))

it('ticks a step and takes the tick back, which stands over the tick of another device', () => {
  const ticked = withStep(withStep(emptyLog, 'gear', true, 1), 'install', true, 1)
  expect(stepsIn(ticked)).toEqual(['gear', 'install'])
  expect(stepsIn(withStep(ticked, 'gear', false, 2))).toEqual(['install'])
  expect(Object.values(withStep(ticked, 'gear', false, 2)).filter(canReadStep)).toHaveLength(2)
})

it('reads what it has stored, and the ids that early versions stored', () => {
  expect(parse(printLog(withStep(emptyLog, 'gear', true, 1), stepForm))).toEqual(['gear'])
  expect(parse('gear emergency-contact')).toEqual(['gear', 'emergency-contact'])
  expect(parse('gear')).toEqual(['gear'])
})

it.each([null, '', ' ', '{"gear', '[]', '7'])('reads %s as no tick', (stored) => {
  expect(parse(stored)).toEqual([])
})

it('leaves what a later version says of a step', () => {
  expect(canReadStep({ kind: 'step', key: 'gear', at: 1, value: 'half' })).toBe(false)
})
