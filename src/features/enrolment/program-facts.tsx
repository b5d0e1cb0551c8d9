import { Link } from '@tanstack/react-router'
import { course, program } from '../../content/facts'

const facts = [
  ['Tuition', program.tuition],
  ['Application fee', program.applicationFee],
  ['Age', `${program.minimumAge} or older`],
  ['Our answer', `${program.applicationWeeks} weeks`],
] as const

/** What the program that one applies for costs, asks and takes, and the way that costs nothing. */
export function ProgramFacts() {
  return (
    <section aria-label={`The ${program.name} in figures`} className="grid gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] border-t border-l border-line sm:grid-cols-4">
        {facts.map(([name, figure]) => (
          <div key={name} className="border-r border-b border-line px-3 py-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p>
        This is the {program.name}, {program.weeks} weeks with instructors.
        <br />
        The {course.name} is free, without an account:{' '}
        <Link to="/course" className="link">
          read it now
        </Link>
        .
      </p>
    </section>
  )
}
