// @in training
import * as v from 'valibot'
import type { Scene, Simulation } from './training-text'

/** The choices that were made, each by its number in its scene. */
export type Run = readonly number[]

/** A choice that was made, and the scene that asked for it. */
export type Decision = { readonly id: string; readonly scene: Scene; readonly choice: Scene['choices'][number] }

/** What was decided, and the scene or ending that it led to. A choice that is not there, or leads nowhere, ends the way before it. */
export function walk({ scenes, endings, start }: Simulation, run: Run): { decisions: Decision[]; id: string } {
  const decisions: Decision[] = []
  let id = start
  for (const nth of run) {
    const scene = scenes[id]
    const choice = scene?.choices[nth]
    if (!scene || !choice || !(scenes[choice.next] ?? endings[choice.next])) break
    decisions.push({ id, scene, choice })
    id = choice.next
  }
  return { decisions, id }
}

/** What a device stored, as far as the simulation still has it. What is no run begins at the start. */
export function parseRun(simulation: Simulation, stored: unknown): Run {
  const run = v.safeParse(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), stored)
  return run.success ? run.output.slice(0, walk(simulation, run.output).decisions.length) : []
}

/**
 * The simulation on paper. The opening is 1; from 2 on come the scenes, each before those that it leads to, and the endings; after all of
 * these what follows on each choice, so that nobody reads it before they have chosen.
 */
export function paperForm({ scenes, endings, start }: Simulation) {
  const ids = new Set<string>()
  const order: string[] = []
  const visit = (id: string) => {
    if (ids.has(id) || !(scenes[id] ?? endings[id])) return
    ids.add(id)
    for (const { next } of scenes[id]?.choices.toReversed() ?? []) visit(next)
    order.unshift(id)
  }
  visit(start)
  order.sort((one, other) => Number(one in endings) - Number(other in endings))
  const numbers = new Map(order.map((id, place) => [id, place + 2]))
  let last = numbers.size + 1
  return [...numbers].map(([id, number]) => {
    const scene = scenes[id]
    const outcomes = (scene?.choices ?? []).flatMap((choice, nth) => {
      const turnTo = numbers.get(choice.next)
      return turnTo === undefined ? [] : { ...choice, nth, letter: String.fromCodePoint(65 + nth), number: ++last, turnTo }
    })
    return { id, number, scene, ending: endings[id], outcomes }
  })
}
