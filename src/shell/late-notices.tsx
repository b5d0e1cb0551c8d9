import { useEffect, useState, type ComponentType } from 'react'

/** Brings the notices once the page stands: their script is no part of the first paint. */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>()
  useEffect(() => {
    import('./notices').then((module) => setNotices(() => module.Notices), console.error)
  }, [])
  return Notices && <Notices />
}
