import { Link } from '@tanstack/react-router'
import { trainingDetails, type TrainingWeek, trainingWeeks } from '../../content/training-details'
import { Artwork } from '../../ui/drawings'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { QuestionList } from './question-list'
import { SectionHead } from './section-head'

const { curriculum, method, faqTitle, faq, linksTitle, links } = trainingDetails

/** One week of the curriculum as a row of the sheet: mark, subject, and its sections in their order. */
function TrainingWeekSheet({ week }: { week: TrainingWeek }) {
  return (
    <li id={`week-${week.number}`} className="grid gap-x-8 gap-y-4 border-b border-line py-8 md:grid-cols-[5.5rem_1.2fr_1fr]">
      <Artwork file="emblems" id={`week-${week.number}`} className="size-16 md:size-22" />
      <div>
        <p className="eyebrow text-signal">Week {week.number}</p>
        <h3 className="mt-1">{week.name}</h3>
        <p className="text-sm text-muted">{week.secondName}</p>
        <p className="mt-2 max-w-[52ch] text-lg text-muted">{week.summary}</p>
        <Link to="/course" search={{ week: week.number }} className="link mt-2 inline-flex min-h-11 items-center">
          {`Read week ${week.number}`}
        </Link>
      </div>
      <ol className="grid content-start gap-1.5 md:border-l md:border-line md:pl-6">
        {week.sections.map((section, index) => (
          <li key={section.id} className="grid grid-cols-[1.75rem_1fr]">
            <span aria-hidden="true" className="display text-signal">
              {index + 1}
            </span>
            {section.title}
          </li>
        ))}
      </ol>
    </li>
  )
}

export function TrainingDetailsPage() {
  return (
    <>
      <PageHeader
        eyebrow="Curriculum"
        title="Training details"
        lead={trainingDetails.lead}
        actions={
          <Link to="/course" className={buttonClass({ variant: 'secondary' })}>
            Course
          </Link>
        }
      />
      <section className="section">
        <div className="wrap grid gap-10">
          <div className="grid gap-6 lg:grid-cols-[1fr_1.6fr]">
            <SectionHead title={curriculum.title} />
            <div className="prose text-lg">
              {curriculum.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <ol className="grid border-t-4 border-ink">
            {trainingWeeks().map((week) => (
              <TrainingWeekSheet key={week.number} week={week} />
            ))}
          </ol>
        </div>
      </section>
      <section className="section band">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr]">
          <SectionHead title={method.title} />
          <ul className="grid gap-4 text-lg">
            {method.points.map((point) => (
              <li key={point} className="border-l-4 border-signal pl-4">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.6fr]">
          <SectionHead eyebrow="FAQ" title={faqTitle} />
          <QuestionList questions={faq} />
        </div>
      </section>
      <section className="section border-t border-line bg-raised">
        <div className="wrap grid gap-8">
          <SectionHead title={linksTitle} />
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
            {links.map((link) => (
              <li key={link.to} className="card card-link">
                <h3 className="text-xl">
                  <Link to={link.to}>{link.title}</Link>
                </h3>
                <p className="mt-2 text-muted">{link.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
