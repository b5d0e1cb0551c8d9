import { Link } from '@tanstack/react-router'

export function LegalConsent() {
  return (
    <p className="text-sm text-muted">
      By creating an account you agree to our{' '}
      <Link to="/terms" className="link">
        Terms of Service
      </Link>{' '}
      and{' '}
      <Link to="/privacy" className="link">
        Privacy Policy
      </Link>
      .
    </p>
  )
}
