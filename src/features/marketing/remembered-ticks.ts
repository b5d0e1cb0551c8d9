import { create } from 'zustand'

const storageKey = 'next-steps'

/** Nothing is ticked in the prerendered page, nor while it hydrates. */
const useTicked = create<{ ids: string }>(() => ({ ids: '' }))

const show = (ids: string) => useTicked.setState({ ids })

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

show(stored())
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) show(stored())
})

const ticksOf = ({ ids }: { ids: string }) => new Set(ids.split(' ').filter(Boolean))

function toggle(id: string) {
  const ticks = ticksOf(useTicked.getState())
  if (!ticks.delete(id)) ticks.add(id)
  const ids = [...ticks].join(' ')
  show(ids)
  try {
    localStorage.setItem(storageKey, ids)
  } catch {
    // Private browsing can refuse storage: the ticks then last as long as the page.
  }
}

/** Settles where ticks wait on this device to be shown: the page then needs its script untouched. */
export const storedTicks = () => (useTicked.getState().ids === '' ? new Promise<void>(() => {}) : Promise.resolve())

/** The ticks of the Next steps checklist, kept on this device. */
export const useTicks = () => ({ ticks: ticksOf(useTicked()), toggle })
