import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '../../state/toast-store'
import { hasStored } from '../../ui/prerendered'
import { paragraphsIn } from './use-paragraph'

const fetchNotes = async () => (await import('./notes-page')).SectionNotes

function sayFailed(): void {
  showToast({ title: 'Notes could not be loaded', description: 'Check your connection.', tone: 'danger' })
}

/**
 * The notes on a section whose words are there: what marks the noted paragraphs, and what notes the one in view. Their script comes with the
 * first press, or where the device has notes, also where they come from another device while the page is open.
 */
export function useNotes(section: string, textName: string, isThere: boolean): { layer: ReactNode; noteInView: () => void } {
  const [Notes, setNotes] = useState<Awaited<ReturnType<typeof fetchNotes>>>()
  const [isAsked, setAsked] = useState(false)
  const handle = useRef<{ noteInView: () => void }>(null)
  useEffect(() => {
    const load = () => {
      fetchNotes().then(
        (fetched) => setNotes(() => fetched),
        () => undefined,
      )
    }
    if (hasStored('reader-notes')) load()
    addEventListener('reader-notes', load)
    return () => removeEventListener('reader-notes', load)
  }, [])

  function noteInView() {
    if (handle.current) return handle.current.noteInView()
    setAsked(true)
    fetchNotes().then((fetched) => setNotes(() => fetched), sayFailed)
  }

  const words = Notes && isThere ? document.querySelector(`[data-text="${textName}"]`) : null
  const layer = Notes && words && <Notes ref={handle} section={section} isAsked={isAsked} read={() => paragraphsIn(words)} />
  return { layer, noteInView }
}
