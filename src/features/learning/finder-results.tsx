import { Link } from '@tanstack/react-router'
import { searchDocuments, type SearchHit, type TextPiece } from '../../domain/text-search'
import { type FinderDocument, finderDocuments } from './finder-documents'
import { useLazyText } from '../../ui/lazy-text'

const shownHits = 12

/** What the finder found, best first. */
export function FinderResults({ query, onChoose }: { query: string; onChoose: () => void }) {
  const { text: documents, isFailed } = useLazyText(finderDocuments)
  const hits = searchDocuments(documents ?? [], query)
  return (
    <div className="mt-2 border border-line bg-surface">
      <output className="block border-b border-hairline px-4 py-2 text-sm text-muted">
        {isFailed
          ? 'The lessons could not be loaded. Check your connection.'
          : documents
            ? summary(hits.length, query)
            : 'Opening the lessons'}
      </output>
      <ul className="max-h-112 overflow-y-auto">
        {hits.slice(0, shownHits).map((hit) => (
          <li key={`${hit.document.id} ${hit.document.title}`} className="border-b border-hairline last:border-b-0">
            <Hit hit={hit} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function summary(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”.`
  const places = count === 1 ? '1 place' : `${count} places`
  return count > shownHits ? `${places}, the first ${shownHits} shown.` : `${places}.`
}

function Hit({ hit, onChoose }: { hit: SearchHit<FinderDocument>; onChoose: () => void }) {
  const { week, id, group } = hit.document
  const className = 'grid gap-0.5 px-4 py-3 text-ink no-underline hover:bg-raised'
  const face = (
    <>
      <span className="eyebrow text-muted">{group}</span>
      <span className="font-bold underline underline-offset-4">
        <Marked pieces={hit.title} />
      </span>
      <span className="text-sm">
        <Marked pieces={hit.excerpt} />
      </span>
    </>
  )
  if (week === null) {
    return (
      <Link to="/faq" hash={id} className={className}>
        {face}
      </Link>
    )
  }
  return (
    <Link to="/course" search={{ week }} hash={id} className={className} onClick={onChoose}>
      {face}
    </Link>
  )
}

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  let at = 0
  return pieces.map(({ text, isMatch }) => {
    at += text.length
    return isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>
  })
}
