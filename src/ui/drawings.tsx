import { classNames } from './class-names'

type ArtworkProps = {
  file: 'portraits' | 'scenes' | 'emblems'
  id: string
  /** What the picture shows. Without it the picture is an ornament. */
  title?: string
  className?: string
}

/**
 * A drawing from a file of drawings in public/artwork. It takes its tones from the place where it stands, and weighs no script.
 * Where the file fails to load nothing is drawn, so what lies beneath is the fallback.
 */
export function Artwork({ file, id, title, className }: ArtworkProps) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg className={classNames(file !== 'emblems' && 'band bg-transparent', className)} {...named}>
      <use href={`/artwork/${file}.svg#${id}`} />
    </svg>
  )
}

/** An orienteering control: the prism that marks a found place. */
export function ControlMarker({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 72 72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="36" cy="36" r="33" strokeDasharray="3 5" />
      <path d="M20 20h32v32H20z" />
      <path d="M20 52l32-32v32z" fill="currentColor" />
      <path d="M36 3v10M36 59v10M3 36h10M59 36h10" />
    </svg>
  )
}

export const controlRadius = 15
export const finishRadius = 20

/** How far a mark of a route is: passed, the one to go to, or still ahead. */
export type MarkState = 'done' | 'next' | 'ahead'

type RouteMarkProps = { state: MarkState; cx: number; cy: number; r: number; strokeWidth: number }

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

type RouteControlProps = { state: MarkState; number: number; cx: number; cy: number; isFinish?: boolean }

/** The numbered control at the end of a leg; the last one of a route has a second ring. */
export function RouteControl({ state, number, isFinish = false, ...place }: RouteControlProps) {
  const isDone = state === 'done'
  const ring = { done: 'fill-signal stroke-signal', next: 'fill-ground stroke-ink', ahead: 'fill-ground stroke-line' }[state]
  const ink = { done: 'fill-ground', next: 'fill-ink', ahead: 'fill-muted' }[state]
  return (
    <g>
      <circle {...place} r={controlRadius} className={ring} strokeWidth={state === 'next' ? 3 : 1.8} />
      {isFinish && <circle {...place} r={finishRadius} className={isDone ? 'stroke-signal' : 'stroke-line'} strokeWidth="1.8" />}
      <text x={place.cx} y={place.cy} dy="5.6" textAnchor="middle" className={`display ${ink}`} fontSize="16">
        {number}
      </text>
    </g>
  )
}

/** The triangle where a route begins, around its middle. */
export const RouteStart = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y - 13}l13 23h-26z`} className="fill-ground stroke-signal" strokeWidth="2.5" strokeLinejoin="round" />
)
