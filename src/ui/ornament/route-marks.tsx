type Length = number | string

/** How far a mark of a route is: passed, the one to go to, or still ahead. */
export type MarkState = 'done' | 'next' | 'ahead'

type RouteMarkProps = { state: MarkState; cx: Length; cy: Length; r: number; strokeWidth: number }

/** A place on a leg of a route: filled once it is passed; the next one has a ring and a point. */
export function RouteMark({ state, strokeWidth, ...place }: RouteMarkProps) {
  const look = { done: 'fill-signal stroke-signal', next: 'fill-ground stroke-signal', ahead: 'fill-ground stroke-line' }[state]
  return (
    <>
      <circle {...place} className={look} strokeWidth={strokeWidth} />
      {state === 'next' && <circle {...place} r={place.r / 2} className="fill-signal" />}
    </>
  )
}
