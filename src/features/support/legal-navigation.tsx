import { Link } from '@tanstack/react-router'

const current = { className: 'font-bold' }

export function LegalNavigation() {
  return (
    <nav aria-label="Legal pages" className="flex flex-wrap gap-x-5 lg:grid">
      <Link to="/privacy" className="link inline-flex min-h-11 items-center" activeProps={current}>
        Privacy Policy
      </Link>
      <Link to="/terms" className="link inline-flex min-h-11 items-center" activeProps={current}>
        Terms of Service
      </Link>
      <Link to="/disclaimer" className="link inline-flex min-h-11 items-center" activeProps={current}>
        Disclaimer
      </Link>
    </nav>
  )
}
