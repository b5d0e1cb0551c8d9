import { ownNote } from './own-note'

type Ticks = { ids: string }

const idsOf = ({ ids }: Ticks) => new Set(ids.split(' ').filter(Boolean))
const ticksOf = (ids: Iterable<string>): Ticks => ({ ids: [...ids].join(' ') })

/** Nothing is ticked in the prerendered page, nor while it hydrates. */
const { useNote, keep } = ownNote<Ticks>({
  key: 'next-steps',
  parse: (kept) => ({ ids: kept ?? '' }),
  print: ({ ids }) => ids,
  merge: (own, visitors) => ticksOf(new Set([...idsOf(own), ...idsOf(visitors)])),
})

/** The steps that are ticked. */
export const nextStepsDone = () => [...idsOf(useNote.getState())]

function toggle(id: string) {
  const ids = idsOf(useNote.getState())
  if (!ids.delete(id)) ids.add(id)
  keep(ticksOf(ids))
}

/** Settles where ticks wait on this device to be shown: the page then needs its script untouched. */
export const storedTicks = () => (nextStepsDone().length === 0 ? new Promise<void>(() => {}) : Promise.resolve())

/** The ticks of the Next steps checklist, kept on this device. */
export const useTicks = () => ({ ticks: idsOf(useNote()), toggle })
