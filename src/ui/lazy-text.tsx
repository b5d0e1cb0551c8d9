import { useEffect, useState, type ReactNode } from 'react'
import { standingPart, useWasPrerendered } from './prerendered'

/** Long words of a page, kept out of its scripts: they are in the prerendered HTML and load only for a page made in the browser. */
export type LazyText<Text> = { readonly name: string; peek: () => Text | undefined; load: () => Promise<Text> }

export function lazyText<Text>(name: string, fetchText: () => Promise<Text>): LazyText<Text> {
  let text: Text | undefined
  return {
    name,
    peek: () => text,
    load: async () => {
      text ??= await fetchText()
      return text
    },
  }
}

/**
 * For route loaders. At build the text must be there before the page is rendered; in the browser the wait keeps the old
 * page in view, unless the prerendered text already stands in it.
 * A text that can't be fetched is the screen's affair.
 */
export async function prepareText(text: LazyText<unknown>): Promise<void> {
  if (typeof document === 'undefined') await text.load()
  else if (!standingPart(`[data-text="${text.name}"]`)) await text.load().catch(() => undefined)
}

export type TextState<Text> = { readonly text: Text | undefined; readonly isFailed: boolean; readonly retry: () => void }

/** The text of a screen. Undefined while it loads, and for as long as the prerendered words stand in the page. */
export function useLazyText<Text>(source: LazyText<Text>): TextState<Text> {
  const wasPrerendered = useWasPrerendered()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  const [text, setText] = useState(source.peek)
  const isWanted = text === undefined && !wasPrerendered
  useEffect(() => {
    let isCurrent = isWanted
    if (isWanted) {
      source.load().then(
        (loaded) => isCurrent && setText(loaded),
        () => isCurrent && setFailedAttempt(attempt),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [source, isWanted, attempt])
  return { text, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}

// One object for all renders: React compares it by identity and would empty the element on a new one.
const asItStands = { __html: '' }

/**
 * Words that need no script. In a prerendered page, where their source is not loaded, React leaves the HTML as it stands;
 * elsewhere the children are rendered. `name` tells the route loader that the text is in the page.
 */
export function StaticText({ name, className, children }: { name?: string; className?: string; children: ReactNode }) {
  const wasPrerendered = useWasPrerendered()
  const shared = { className, 'data-text': name }
  if (wasPrerendered && children === undefined) {
    return <div {...shared} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  }
  return <div {...shared}>{children}</div>
}
