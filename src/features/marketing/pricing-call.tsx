import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'

/** Signed out it leads to an account, signed in back to the packages. */
export function PricingCall({ signedIn }: { signedIn: boolean }) {
  return (
    <section className="section band">
      <div className="wrap grid items-end gap-8 lg:grid-cols-[1fr_auto]">
        <div>
          <h2>Pick a mark and walk</h2>
          <p className="mt-3 max-w-[52ch] text-lg text-muted">Free is a real choice. You can stay there as long as you like.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {signedIn ? (
            <Link to="/pricing" hash="pricing" className={buttonClass({ size: 'lg' })}>
              Choose your package
            </Link>
          ) : (
            <Link to="/auth" className={buttonClass({ size: 'lg' })}>
              Create your account
            </Link>
          )}
          <Link to="/contact" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Ask a question first
          </Link>
        </div>
      </div>
    </section>
  )
}
