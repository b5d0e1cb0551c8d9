import { Artwork } from '../../ui/drawings'
import { useHydrated } from '../../ui/prerendered'

/** The band before whatever a page shows of invented people: said once, and in plain words (docs/decisions.md, 30). */
export function InventedPeople() {
  return (
    <p role="note" className="bg-ink font-semibold text-ground">
      <span className="wrap block py-3">
        The people on this page are invented, and so are their words and careers. They are no customers and no staff.
      </span>
    </p>
  )
}

type PortraitProps = {
  name: string
  drawing: string
  className?: string
  /** Fetch the drawing only once the page is in use. */ later?: boolean
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')

/** The drawing of an invented person over the initials, which stand until it comes and where it fails to load. */
export function Portrait({ name, drawing, className = 'size-16', later = false }: PortraitProps) {
  const isHydrated = useHydrated()
  return (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center overflow-clip border border-line bg-raised ${className}`}
    >
      <span className="display text-2xl leading-none">{initials(name)}</span>
      {(isHydrated || !later) && <Artwork file="portraits" id={drawing} className="absolute inset-0 size-full" />}
    </span>
  )
}

/** Splits a text at its runs of block characters: those stand for words that were taken out. */
export function splitRedactions(text: string) {
  return text
    .split(/(█+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, redacted: piece.startsWith('█') }))
}

/** Draws block characters as black bars, black on a dark ground too; a screen reader hears "redacted" in their place. */
export function RedactedText({ text }: { text: string }) {
  return splitRedactions(text).map((piece, index) =>
    piece.redacted ? (
      <span key={index} data-redacted className="whitespace-nowrap">
        <span className="sr-only">redacted</span>
        <svg
          aria-hidden="true"
          className="inline-block max-w-full fill-[var(--band-deep)] stroke-ink stroke-2 align-[-0.15em]"
          width={`${piece.text.length * 0.6}em`}
          height="1.05em"
        >
          <rect width="100%" height="100%" />
        </svg>
      </span>
    ) : (
      piece.text
    ),
  )
}
