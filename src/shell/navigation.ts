import { useLocation } from '@tanstack/react-router'
import { useAuth } from '../state/auth-store'

/** The header's links, on desktop and mobile. */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/course', label: 'Training' },
  { to: '/bounty', label: 'Bounties' },
  { to: '/about', label: 'About' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
] as const

export const trainingPages = [
  { to: '/course', label: 'Urban Navigation Course' },
  { to: '/training-details', label: 'Training Details' },
  { to: '/instructors', label: 'Instructors' },
] as const

/** Training is highlighted for every path that speaks of it; the others for their own page and what lies below it. */
export function isCurrent(to: (typeof navigation)[number]['to'], path: string): boolean {
  if (to === '/course') return /course|week|training/.test(path)
  return path === to || (to !== '/' && path.startsWith(`${to}/`))
}

/** What leads to the academy's home: to a member `/` alone is Today. */
export const useHomeSearch = () => (useAuth((state) => state.status === 'signed-in') ? { home: true } : {})

/** The path that the menus highlight: none while a member's `/` is Today, which they don't name. */
export function useMenuPath(): string {
  const { home } = useHomeSearch()
  return useLocation({ select: ({ pathname, search }) => (home && pathname === '/' && !('home' in search) ? '' : pathname) })
}
