import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { weekFrom, type WeekNumber } from '../../domain/course-week'
import { readingProgress } from '../../local/reading-progress'

/** Opens the week that the person left, once, when the address asks for none. The position on the page stays. */
export function useResume(week: WeekNumber | undefined): void {
  const navigate = useNavigate()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current) return
    isDecided.current = true
    const left = weekFrom(readingProgress().place?.week)
    if (week !== undefined || left === undefined || left === 1 || location.hash !== '') return
    void navigate({ to: '/course', search: { week: left }, replace: true, resetScroll: false })
  }, [week, navigate])
}
