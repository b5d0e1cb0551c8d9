import type { SectionText } from '../../content/curriculum/week-text'
import { LessonBlocks } from './lesson-blocks'

/** The words of one course section: what and why, the points, how to practice, the mistake, further reading. */
export function SectionBody({ text }: { text: SectionText }) {
  return (
    <>
      <LessonBlocks blocks={text.content} />
      <h4>Points to remember</h4>
      <ul>
        {text.subsections.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h4>Practice it</h4>
      <ol>
        {text.practice.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div role="note" className="border-l-4 border-danger bg-raised px-4 py-3">
        <p className="eyebrow text-danger">A mistake to avoid</p>
        <p>{text.mistake}</p>
      </div>
      <h4>Read further</h4>
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
