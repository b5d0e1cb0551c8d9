import { useEffect, useState } from 'react'
import { launch } from '../../content/launch'
import { nextSpots, waitBeforeDraw } from './launch-spots'

/** A cosmetic number: it limits nothing, and says so (docs/decisions.md, 30). */
export function SpotsBadge() {
  const [spots, setSpots] = useState<number>(launch.spots.start)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const draw = () => {
      timer = setTimeout(() => {
        setSpots((current) => nextSpots(current, Math.random()))
        draw()
      }, waitBeforeDraw(Math.random()))
    }
    draw()
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="border-l-4 border-signal pl-4">
      <span data-testid="spots" className="display block text-xl">
        {spots} spots remaining
      </span>
      <span className="text-sm text-muted">Simulated: nobody is turned away.</span>
    </p>
  )
}
