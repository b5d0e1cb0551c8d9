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
