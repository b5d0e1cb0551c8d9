import { Link, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { academyNow } from '../../clock'
import { courseTexts, type CourseWords, moduleTexts, searchMeanings, searchSynonyms } from '../../content/search-texts'
import type { Bounty } from '../../domain/bounties/bounty'
import { inOrder, matchPage } from '../../domain/bounties/bounty-index'
import { weekNumbers } from '../../domain/course/course-week'
import { buildSearchIndex, type FoundPlace, openSearch } from '../../domain/course/course-search'
import type { TrainingModule } from '../../domain/course/training-text'
import { excerpt } from '../../domain/text/quoted'
import { termRanges } from '../../domain/text/search-words'
import type { TextPiece } from '../../domain/text/text-search'
import { weekText } from './course-texts'
import { showFound, showOnArrival } from './show-found'
import { useHeldModules } from '../../hooks/use-held-modules'

const shownHits = 12
const shownModules = 4
const shownBounties = 3

let opening: Promise<ReturnType<typeof openSearch>> | undefined

/** Each part of the words comes from the script that holds them for its page. */
async function fetchWords(): Promise<CourseWords> {
  const [weeks, { cadetWeek1 }, { handbook }, { faq }] = await Promise.all([
    Promise.all(weekNumbers.map((week) => weekText(week).load())),
    import('../../content/week1/cadet-week1'),
    import('../../content/documentation/handbook'),
    import('../../content/faq'),
  ])
  return { weeks, cadetWeek1, handbook, faq }
}

/** Opened once a visit, and again where that failed. */
export function openLessons() {
  opening ??= Promise.all([fetchWords(), import('virtual:search-index')]).then(([words, { searchIndex }]) =>
    openSearch(courseTexts(words), searchIndex, searchSynonyms, searchMeanings),
  )
  opening.catch(() => (opening = undefined))
  return opening
}

/** What searches the lessons; null until it's there. */
function useLessons() {
  const [lessons, setLessons] = useState<{ search: ReturnType<typeof openSearch> } | 'failed' | null>(null)
  useEffect(() => {
    openLessons().then(
      (search) => setLessons({ search }),
      () => setLessons('failed'),
    )
  }, [])
  return lessons
}

/** What searches guided modules: few enough to be indexed here. */
function openModules(modules: readonly TrainingModule[]): ReturnType<typeof openSearch> {
  const texts = moduleTexts(modules)
  return modules.length === 0 ? () => [] : openSearch(texts, buildSearchIndex(texts), searchSynonyms, searchMeanings)
}

/** What is found in the modules that this device holds. */
function useFoundModules(query: string): readonly FoundPlace[] {
  const modules = useHeldModules()
  const search = useMemo(() => openModules(modules ?? []), [modules])
  return useMemo(() => search(query), [search, query])
}

/** The open bounties that this device holds, to be looked through at every letter. */
async function readBounties() {
  const { bountiesById, openBountyIndex } = await import('../../local/bounties')
  const index = inOrder(await openBountyIndex(), 'newest')
  return (query: string) => {
    const { ids, more } = matchPage(index, { query }, academyNow(), shownBounties)
    return bountiesById(ids).then((bounties): FoundBounties => ({ bounties, more }))
  }
}

type FoundBounties = { readonly bounties: readonly Bounty[]; readonly more: boolean }

/** Open bounties on this device whose title, description or place holds what was typed. None where the device's storage can't be read. */
function useFoundBounties(query: string): FoundBounties {
  const [reading] = useState(readBounties)
  const [found, setFound] = useState<FoundBounties>({ bounties: [], more: false })
  useEffect(() => {
    let isCurrent = true
    reading
      .then((find) => find(query))
      .then(
        (bounties) => isCurrent && setFound(bounties),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [reading, query])
  return found
}

type FinderResultsProps = { query: string; onChoose: () => void; onEscape: () => void }

/** What the finder found, best first: lessons, handbook and answers, then bounties on this device. */
export function FinderResults({ query, onChoose, onEscape }: FinderResultsProps) {
  const own = useRef<HTMLDivElement>(null)
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const list = own.current
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && escape()
    list?.addEventListener('keydown', onKey)
    return () => list?.removeEventListener('keydown', onKey)
  }, [])
  const lessons = useLessons()
  const found = useMemo(() => (lessons && lessons !== 'failed' ? lessons.search(query) : []), [lessons, query])
  const modules = useFoundModules(query)
  const { bounties, more } = useFoundBounties(query)
  const hits = [...found.slice(0, shownHits), ...modules.slice(0, shownModules)]
  const state =
    lessons === 'failed'
      ? 'The lessons could not be loaded. Check your connection.'
      : lessons
        ? summary(query, found.length + modules.length, hits.length, bounties.length, more)
        : 'Opening the lessons'
  return (
    <div ref={own} className="mt-2 border border-line bg-surface">
      <output className="block border-b border-hairline px-4 py-2 text-sm text-muted">{state}</output>
      <ul className="max-h-112 *:border-hairline *:not-last:border-b overflow-y-auto">
        {hits.map((hit) => (
          <li key={`${hit.place.page} ${hit.place.id} ${hit.place.title}`}>
            <Hit hit={hit} onChoose={onChoose} />
          </li>
        ))}
        {bounties.map(({ id, title }) => (
          <li key={id}>
            <Link to="/bounty/$bountyId" params={{ bountyId: id }} className={row}>
              <span className="eyebrow text-muted">Bounty</span>
              <span className="font-bold underline underline-offset-4">{title}</span>
            </Link>
          </li>
        ))}
        {more && (
          <li>
            <Link to="/bounty" search={{ tab: 'marketplace', q: query }} className={row}>
              <span className="link">All bounties with “{query}”</span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

const row = 'grid gap-0.5 px-4 py-3 text-ink no-underline hover:bg-raised'

function summary(query: string, places: number, shown: number, bounties: number, more: boolean): string {
  if (places + bounties === 0) return `Nothing found for “${excerpt(query, 60)}”.`
  const parts = [
    places > 0 && (places === 1 ? '1 place' : `${places} places`) + (places > shown ? `, the first ${shown} shown` : ''),
    bounties > 0 && (more ? `more than ${bounties} bounties` : bounties === 1 ? '1 bounty' : `${bounties} bounties`),
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

function Hit({ hit, onChoose }: { hit: FoundPlace; onChoose: () => void }) {
  const router = useRouter()
  const { place, title, at, terms } = hit

  function arrive(event: MouseEvent) {
    // Where it opens beside, the search goes on here.
    if (showOnArrival(router, event, () => showFound(at, (text) => termRanges(text, terms)))) onChoose()
  }

  const shared = { hash: place.id, className: row, onClick: arrive }
  const face = (
    <>
      <span className="eyebrow text-muted">{place.group}</span>
      <span className="font-bold underline underline-offset-4">
        <Marked pieces={title} />
      </span>
      <span className="text-sm">
        <Marked pieces={hit.excerpt} />
      </span>
    </>
  )
  if (place.page === 'training') {
    return (
      <Link to="/training/$text" params={{ text: place.id }} {...shared}>
        {face}
      </Link>
    )
  }
  if (place.week === null) {
    return (
      <Link to={`/${place.page}`} {...shared}>
        {face}
      </Link>
    )
  }
  return (
    <Link to="/course/$week/$section" params={{ week: `week-${place.week}`, section: place.id }} {...shared}>
      {face}
    </Link>
  )
}

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  let at = 0
  return pieces.map(({ text, isMatch }) => {
    at += text.length
    return isMatch ? (
      <mark key={at} className="bg-accent text-accent-ink">
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    )
  })
}
