const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')

/** The initials stand until there is a drawing, and again where it fails to load. */
export function Portrait({ name, className = 'size-16' }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-clip border border-line bg-raised ${className}`}
    >
      <svg viewBox="0 0 64 64" className="absolute inset-0 size-full fill-none stroke-hairline stroke-[1.5]">
        <circle cx="32" cy="32" r="12" />
        <circle cx="32" cy="32" r="20" />
        <circle cx="32" cy="32" r="28" />
        <circle cx="32" cy="32" r="37" />
      </svg>
      <span className="display relative text-2xl leading-none">{initials(name)}</span>
    </span>
  )
}
