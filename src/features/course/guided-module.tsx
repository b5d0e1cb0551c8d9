// @in training @members
import { Link, useNavigate } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { courseStops } from '../../content/curriculum/outline'
import { endLabel, sectionParams } from '../../domain/course/course-place'
import { type Mark, minutesToRead, type TrainingModule } from '../../domain/course/training-text'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { markSection, useReadingProgress } from '../../state/reading-progress'
import { Figure, SectionBody } from './lesson-words'
import { BackWords, Reader } from './reader'
import { SectionEnd } from './section-end'
import { moduleQuestions } from './module-questions'
import { useIsAwake, useScreenAwake } from './use-screen-awake'

type GuidedModuleProps = { module: TrainingModule; modules: readonly TrainingModule[] }

/** A guided module to read: as a section of the course, with its drill. */
export function GuidedModule({ module, modules }: GuidedModuleProps) {
  const { id, level, title } = module
  const navigate = useNavigate()
  const isRead = useReadingProgress().read.includes(id)
  useScreenAwake(useIsAwake())
  useLearningSync()
  const nth = modules.indexOf(module)
  const [previous, next] = [modules[nth - 1], modules[nth + 1]]
  const ofLevel = modules.filter((each) => each.level === level)
  const go = (to: TrainingModule | undefined) =>
    void (to
      ? navigate({ to: '/training/$text', params: { text: to.id } })
      : navigate({ to: '/training/$text', params: { text: 'package' } }))

  function goOn() {
    if (!isRead) markSection(id, true)
    go(next)
  }

  return (
    <Reader
      key={id}
      id={id}
      title={title}
      eyebrow={`Level ${level}, guided module`}
      minutes={minutesToRead(module)}
      back={
        <Link to="/training/$text" params={{ text: 'package' }} className="reader-back">
          <BackWords to="Your package" place={`Level ${level}, ${ofLevel.indexOf(module) + 1} of ${ofLevel.length}`} />
        </Link>
      }
      text={<ModuleWords module={module} />}
      textName={`module-${id}`}
      isFailed={false}
      onGo={(way) => {
        const to = way && { next, previous }[way]
        if (to) go(to)
      }}
    >
      <SectionEnd
        id={id}
        own={moduleQuestions(module)}
        label={next ? endLabel(isRead, next) : isRead ? 'To your package' : 'Mark read, to your package'}
        onEnd={goOn}
      />
      <nav aria-label="Modules before and after" className="reader-ways">
        {previous && <Way name="Previous module" shortcut="ArrowLeft" to={previous} />}
        {next && <Way name="Next module" shortcut="ArrowRight" to={next} />}
      </nav>
    </Reader>
  )
}

function Way({ name, shortcut, to: { id, title } }: { name: string; shortcut: string; to: TrainingModule }) {
  return (
    <Link to="/training/$text" params={{ text: id }} aria-keyshortcuts={shortcut}>
      <span className="text-sm text-muted">{name}</span>
      <span className="link font-bold">{title}</span>
    </Link>
  )
}

function ModuleWords({ module: { id, text, drawing, drill, buildsOn, changes } }: { module: TrainingModule }) {
  const { marks, after, ...drawn } = drawing
  const figure = <Figure {...drawn}>{shapes(marks)}</Figure>
  const [latest] = changes
  return (
    <SectionBody section={id} text={text} level={2} figures={[{ after, figure }]}>
      <h2 id="drill">{`A drill of ten minutes: ${drill.title}`}</h2>
      <p>You need:</p>
      <ul>
        {drill.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <ol>
        {drill.steps.map((step) => (
          <li key={step.text}>
            <strong>{`${step.minutes} ${step.minutes === 1 ? 'minute' : 'minutes'}.`}</strong> {step.text}
          </li>
        ))}
      </ol>
      <h2 id="builds-on">It builds on the course</h2>
      <ul>
        {courseStops
          .filter((stop) => buildsOn.includes(stop.id))
          .map((stop) => (
            <li key={stop.id}>
              <Link to="/course/$week/$section" params={sectionParams(stop)}>
                {`Week ${stop.week}, ${stop.title}`}
              </Link>
            </li>
          ))}
      </ul>
      {latest && (
        <div role="note" className="border-l-4 border-signal bg-raised px-4 py-3">
          <p className="eyebrow">{`What is new in version ${latest.version}`}</p>
          <p>{latest.text}</p>
        </div>
      )}
    </SectionBody>
  )
}

const shapes = (marks: readonly (Mark | string)[]): ReactNode =>
  marks.map((mark, index) =>
    typeof mark === 'string' ? mark : createElement(mark.tag, { key: index, ...mark.props }, shapes(mark.children)),
  )
