import { useEffect, useState } from 'react'
import { launch } from '../../content/facts'
import { nextSpots, waitBeforeDraw } from './launch-spots'

/** A cosmetic number: it limits nothing, and says so (Decision 30). */
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
    <p className="text-muted">
      <span data-testid="spots" className="display mr-1 text-xl text-ink">
        {spots} spots remaining
      </span>{' '}
      (simulated; nobody is turned away)
    </p>
  )
}
