/** The academy's sign: a W walked as a route, from the start to a ringed control. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path d="M4 9l9 31 11-24 11 24 5-17" stroke="currentColor" strokeWidth="5.5" strokeLinejoin="bevel" />
      <circle cx="41.5" cy="12.5" r="5" stroke="var(--signal)" strokeWidth="3.5" />
    </svg>
  )
}
