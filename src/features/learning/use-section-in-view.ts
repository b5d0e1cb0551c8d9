import { useEffect, useState } from 'react'

/** Follows the section that is being read: the first one below the header. A chosen section counts at once. */
export function useSectionInView(ids: readonly string[]): [string, (id: string) => void] {
  const [active, setActive] = useState(ids[0] ?? '')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = ids.find((id) => inView.has(id))
        if (first !== undefined) setActive(first)
      },
      { rootMargin: '-88px 0px -60% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return [active, setActive]
}
