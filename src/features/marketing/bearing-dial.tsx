/** A compass card whose needle stands at `bearing`, such as "090°". Ornament. */
export function BearingDial({ bearing }: { bearing: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11 fill-none stroke-line stroke-2">
      <circle cx="24" cy="24" r="21" strokeDasharray="1.6 3.9" strokeWidth="4" />
      <circle cx="24" cy="24" r="16" className="stroke-hairline" />
      <g transform={`rotate(${Number.parseInt(bearing, 10)} 24 24)`} stroke="none">
        <path d="M24 6l6 18H18z" className="fill-signal" />
        <path d="M24 42l6-18H18z" className="fill-line" />
      </g>
    </svg>
  )
}
