import { useState } from 'react'

/**
 * A part of a screen whose script comes as soon as its control is touched, and which takes the control's place at a press. Where the
 * script can't be had the press calls `failed`, and the next one asks again.
 */
export function useAtTouch<Part>(load: () => Promise<Part>, failed: () => void) {
  const [isAwaited, setAwaited] = useState(false)
  const [loaded, setLoaded] = useState<{ Part: Part } | null>(null)
  const touch = () => void load().catch(() => undefined)
  const press = async () => {
    setAwaited(true)
    try {
      const Part = await load()
      setLoaded({ Part })
    } catch {
      failed()
    }
    setAwaited(false)
  }
  return {
    Part: loaded?.Part,
    control: { 'aria-busy': isAwaited || undefined, onPointerEnter: touch, onFocus: touch, onClick: () => void press() },
  }
}
