import { useSyncExternalStore } from 'react'

const key = 'next-steps'
const listeners = new Set<() => void>()
// Private browsing can refuse storage: the ticks then last as long as the page.
let fallback = ''

function stored(): string {
  try {
    return localStorage.getItem(key) ?? fallback
  } catch {
    return fallback
  }
}

function toggle(id: string) {
  const ticks = new Set(stored().split(' ').filter(Boolean))
  if (!ticks.delete(id)) ticks.add(id)
  fallback = [...ticks].join(' ')
  try {
    localStorage.setItem(key, fallback)
  } catch {
    // The fallback above already holds them.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Settles where ticks wait on this device to be shown: the page then needs its script untouched. */
export const storedTicks = () => (stored() === '' ? new Promise<void>(() => {}) : Promise.resolve())

/** The ticks of the Next steps checklist, kept on this device. Nothing is ticked in the prerendered page. */
export function useTicks() {
  const text = useSyncExternalStore(subscribe, stored, () => '')
  return { ticks: new Set(text.split(' ').filter(Boolean)), toggle }
}
