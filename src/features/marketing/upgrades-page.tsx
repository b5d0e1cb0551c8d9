import { Link } from '@tanstack/react-router'
import { eligibility, programmes, upgradeQuestions, type Programme } from '../../content/programmes'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { QuestionList } from './question-list'
import { SectionHead } from './section-head'

export function UpgradesPage() {
  return (
    <>
      <PageHeader
        eyebrow="Advanced programs"
        title="Training Upgrades"
        lead="Five ways to go on once the basics hold. Each one is short, practical and taught in a small group."
      />
      <section className="section" aria-label="Programs">
        <ol className="wrap grid gap-6">
          {programmes.map((programme, index) => (
            <ProgrammeCard key={programme.id} programme={programme} letter={'ABCDE'.charAt(index)} />
          ))}
        </ol>
      </section>
      <section className="section border-y border-line bg-raised">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr]">
          <SectionHead eyebrow="Before you apply" title="Program Eligibility">
            {eligibility.intro}
          </SectionHead>
          <ul className="grid content-start gap-px border-t border-ink">
            {eligibility.rules.map((rule) => (
              <li key={rule} className="border-b border-line py-4 text-lg">
                {rule}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr]">
          <SectionHead title="Questions">
            Anything else?{' '}
            <Link to="/contact" className="link">
              Ask us
            </Link>
          </SectionHead>
          <QuestionList questions={upgradeQuestions} />
        </div>
      </section>
    </>
  )
}

function ProgrammeCard({ programme, letter }: { programme: Programme; letter: string }) {
  return (
    <li className="card grid gap-x-8 gap-y-5 md:grid-cols-[auto_1.3fr_1fr]">
      <p aria-hidden="true" className="display grid size-16 place-items-center bg-ink text-4xl text-ground md:size-24">
        {letter}
      </p>
      <div>
        <h2 className="text-2xl normal-case">{programme.name}</h2>
        <p className="mt-2 text-lg">{programme.summary}</p>
        <Link
          to="/apply"
          className={buttonClass({ variant: 'secondary', className: 'mt-5' })}
          aria-label={`Learn More about ${programme.name}`}
        >
          Learn More
        </Link>
      </div>
      <div className="border-t border-line pt-4 md:border-t-0 md:border-l md:pt-0 md:pl-6">
        <ul className="prose list-none">
          {programme.learn.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
          <dt className="text-muted">Length</dt>
          <dd>{programme.length}</dd>
          <dt className="text-muted">Needs</dt>
          <dd>{programme.needs}</dd>
        </dl>
      </div>
    </li>
  )
}
