import { Link } from '@tanstack/react-router'
import { academy } from '../../content/academy'
import { program } from '../../content/facts'

/** What an applicant wants to know beside the form; every figure is the Academy Program's. */
export function BeforeYouApply() {
  return (
    <aside aria-labelledby="before-title" className="grid gap-4">
      <h2 id="before-title" className="text-2xl">
        Before you apply
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>You are {program.minimumAge} or older.</li>
        <li>Nothing is charged on this page. You choose a package on the next one.</li>
        <li>
          The {program.name} of {program.weeks} weeks has a {program.applicationFee} application fee, and its applications take{' '}
          {program.applicationWeeks} weeks.
        </li>
        <li>We use your email and phone for your application only.</li>
      </ul>
      <p className="text-sm text-muted">{academy.educationalOnly}</p>
      <p>
        Questions first?{' '}
        <Link to="/faq" className="link">
          Read the FAQ
        </Link>{' '}
        or{' '}
        <Link to="/contact" className="link">
          write to us
        </Link>
        .
      </p>
    </aside>
  )
}
