import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'

const FinderResults = lazy(async () => ({ default: (await import('./finder-results')).FinderResults }))

/** Search over all lessons and the FAQ. The index loads with the first letter. */
export function CourseFinder() {
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim())
  // What was typed before the app ran counts too.
  useEffect(() => setQuery(field.current?.value ?? ''), [])

  function clear() {
    setQuery('')
    if (field.current) field.current.value = ''
  }

  return (
    <search className="noscript:hidden relative">
      <label className="field">
        <span className="field-label">Search the course and the FAQ</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          className="input"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
        />
      </label>
      {wanted.length > 1 && (
        <Suspense fallback={<p className="mt-2 text-sm text-muted">Opening the lessons</p>}>
          <FinderResults query={wanted} onChoose={clear} />
        </Suspense>
      )}
    </search>
  )
}
