import { Link } from '@tanstack/react-router'
import { SectionHead } from './section-head'

const linkClass = 'flex min-h-12 items-center border-b border-line font-semibold hover:bg-raised'

export function NextStepLinks() {
  return (
    <nav aria-label="Where to go next">
      <SectionHead title="Go on" />
      <div className="mt-4 border-t border-line">
        <Link to="/course" className={linkClass}>
          The five-week course
        </Link>
        <Link to="/week1-content" className={linkClass}>
          Cadet Week 1
        </Link>
        <Link to="/documentation" className={linkClass}>
          Course documentation
        </Link>
        <Link to="/upgrades" className={linkClass}>
          Training Upgrades
        </Link>
        <Link to="/enforcement-career" className={linkClass}>
          Enforcement career
        </Link>
        <Link to="/bounty" className={linkClass}>
          Community bounties
        </Link>
        <Link to="/contact" className={linkClass}>
          Ask a question
        </Link>
      </div>
    </nav>
  )
}
