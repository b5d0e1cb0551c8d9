import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'

/** Back to what the academy itself teaches. */
export function CareerLinks() {
  return (
    <section className="section border-t border-line bg-raised">
      <div className="wrap grid items-center gap-6 lg:grid-cols-[1fr_auto]">
        <p className="max-w-[56ch] text-lg">
          Want the habits without the badge? Our own course is online, educational and free to read. It counts toward no hiring
          process.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to="/course" className={buttonClass()}>
            Open the course
          </Link>
          <Link to="/training-details" className={buttonClass({ variant: 'secondary' })}>
            Training details
          </Link>
        </div>
      </div>
    </section>
  )
}
