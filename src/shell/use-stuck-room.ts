import { useEffect } from 'react'

/** What stays at the window's edges, whose style counts it, under which name, and what is left free beside it, in pixels. */
const rooms = [
  ['.site-header', 'html', '--head', 4],
  ['.floats', 'html', '--floats', 0],
  ['.notices', '#root', '--notices', 20],
] as const

/** Tells the styles how high the header and what floats are now, a toast too: what has the focus comes into view beside them. */
export function useStuckRoom(): void {
  useEffect(() => {
    const observers = rooms.map(([from, to, name, beside]) => {
      const observer = new ResizeObserver(([change]) => {
        const height = change?.borderBoxSize[0]?.blockSize ?? 0
        // In the next frame: what moves by it in this one, Firefox tells of as an error of the page.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(to)?.style.setProperty(name, `${height && height + beside}px`),
        )
      })
      const part = document.querySelector(from)
      if (part) observer.observe(part)
      return observer
    })
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])
}
