import { useEffect } from 'react'
import { create } from 'zustand'

/** Asked for on this visit; it isn't kept, since a screen that stays on for ever would be a surprise. */
const useAwake = create<{ isAwake: boolean }>(() => ({ isAwake: false }))

export const canStayAwake = () => 'wakeLock' in navigator

export const useIsAwake = () => useAwake((state) => state.isAwake)

export const setAwake = (isAwake: boolean) => useAwake.setState({ isAwake })

/** Keeps the screen on while that is wanted. The browser ends it when the page is hidden, and is asked again once it's seen. */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => (isWanted && canStayAwake() ? keepAwake() : undefined), [isWanted])
}

function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const ask = async () => {
    lock = await navigator.wakeLock.request('screen')
    if (isOver) await lock.release()
  }
  const askWhenSeen = () => {
    // A battery that is nearly empty may refuse: then it isn't on, and is said so.
    if (document.visibilityState === 'visible') ask().catch(() => setAwake(false))
  }
  askWhenSeen()
  document.addEventListener('visibilitychange', askWhenSeen)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', askWhenSeen)
    void lock?.release()
  }
}
