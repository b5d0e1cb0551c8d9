import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { WeekNumber } from '../../domain/course-week'
import { readingProgress, rememberPlace } from '../../state/reading-progress'
import { scrollToSection } from './scroll-to-section'

/** Opens the section that the address names and scrolls to it; else the one that was open when the person left this week. */
export function useOpenSection(week: WeekNumber, first: string): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const { place } = readingProgress()
    const wanted = hash === '' && place?.week === week ? place.section : hash
    const row = document.getElementById(wanted)
    if (row instanceof HTMLDetailsElement) {
      row.open = true
      if (hash !== '') scrollToSection(wanted)
    } else if (place === null) {
      rememberOpened(week, first)
    }
  }, [hash, week, first])
}

/** A section opened before its script was there is still the place where the person reads. */
function rememberOpened(week: WeekNumber, first: string): void {
  const open = document.querySelector(`details[name="week-${week}-sections"][open]`)
  if (open !== null && open.id !== first) rememberPlace({ week, section: open.id })
}
