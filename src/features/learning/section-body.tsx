import type { SectionText } from '../../content/curriculum/week-text'
import { LessonBlocks } from './lesson-blocks'

type SectionBodyProps = {
  section: string
  text: SectionText
  /** The level of the headings among the words. */
  level?: 2 | 4
}

/** The words of one course section: what and why with its drawing, the points, how to practice, the mistake, further reading. */
export function SectionBody({ section, text, level = 4 }: SectionBodyProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <LessonBlocks blocks={text.content} level={level} section={section} />
      <Heading>Points to remember</Heading>
      <ul>
        {text.subsections.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Heading>Practice it</Heading>
      <ol>
        {text.practice.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div role="note" className="border-l-4 border-danger bg-raised px-4 py-3">
        <p className="eyebrow text-danger">A mistake to avoid</p>
        <p>{text.mistake}</p>
      </div>
      <Heading>Read further</Heading>
      <ul>
        {text.reading.map(({ title, by }) => (
          <li key={title}>
            <cite>{title}</cite>, {by}
          </li>
        ))}
      </ul>
    </>
  )
}
