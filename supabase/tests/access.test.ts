import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProbes, breaches, callProbes, forgeProbes, readProbes, writeProbes, type Probe } from './access-probes.ts'
import { makeWorld, type World } from './access-world.ts'
import { engines } from './database.ts'

// A thousand probes on one engine: the real one where there is one.
const engine = engines.slice(-1)

const kinds = {
  'reads of every column': (world: World) => readProbes(world),
  'changes of every column, additions to and removals from every table': (world: World) => writeProbes(world),
  'forged rows': forgeProbes,
  'calls of every function': callProbes,
  'questions for the rows of others': answerProbes,
}

describe.each(engine)('access on $name, probed from the catalogue', ({ open }) => {
  let world: World
  const all: Probe[] = []
  beforeAll(async () => {
    world = await makeWorld(await open())
  })
  afterAll(() => world?.db.close())

  it.each(Object.entries(kinds))(
    'is as the product says: %s',
    async (_, probe) => {
      const probes = await probe(world)
      all.push(...probes)
      expect(breaches(probes)).toEqual([])
    },
    300_000,
  )

  it('was tried in at least 700 ways', () => {
    process.stdout.write(`${all.length} probes by ${world.actors.length} actors, ${breaches(all).length} leaks\n`)
    expect(all.length).toBeGreaterThanOrEqual(700)
  })
})
