import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readingProgress } from '../../local/reading-progress'
import type { WeekNumber } from '../../domain/course-week'
import { scrollToSection } from './scroll-to-section'

/** Opens the section that the address names and scrolls to it; else the one that was open when the person left this week. */
export function useOpenSection(week: WeekNumber): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const place = readingProgress().place
    const id = hash === '' && place?.week === week ? place.section : hash
    const row = document.getElementById(id)
    if (!(row instanceof HTMLDetailsElement)) return
    row.open = true
    if (hash !== '') scrollToSection(id)
  }, [hash, week])
}
