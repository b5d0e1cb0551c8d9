import { Link } from '@tanstack/react-router'
import { trainingDetails, trainingWeeks } from '../../content/training-details'
import { buttonClass } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { ApplyLink } from './apply-link'
import { QuestionList } from './question-list'
import { SectionHead } from './section-head'
import { TrainingWeekSheet } from './training-week-sheet'

const { curriculum, method, faqTitle, faq, linksTitle, links } = trainingDetails

export function TrainingDetailsPage() {
  return (
    <>
      <PageHeader
        eyebrow="Curriculum"
        title="Training details"
        lead={trainingDetails.lead}
        actions={
          <Link to="/course" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Open the course
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
          <ApplyLink className="justify-self-start">Apply Now</ApplyLink>
        </div>
      </section>
    </>
  )
}
