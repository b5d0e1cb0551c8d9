import { expect, it } from 'vitest'
import { modules, simulations } from '../../supabase/training/training-texts'
import { moduleSample, simulationSample } from './training-samples'

it('shows the beginning of a module as it stands there', () => {
  const { id, title, intro, heading, steps } = moduleSample
  const module = modules.find((each) => each.id === id)
  expect(module?.title).toBe(title)
  expect(module?.text.content.slice(0, 3)).toEqual([intro, { heading }, { steps }])
})

it('shows a simulation as it stands there up to its first decision', () => {
  const { scenes, endings, ...rest } = simulationSample
  const simulation = simulations.find(({ id }) => id === rest.id)
  expect(simulation).toMatchObject(rest)
  const [start] = Object.values(scenes)
  const choices = simulation?.scenes[rest.start]?.choices.map((choice) => ({ ...choice, next: 'end' }))
  expect(start).toEqual({ ...simulation?.scenes[rest.start], choices })
  expect(Object.keys(endings)).toEqual(['end'])
})
