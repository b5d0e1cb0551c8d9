import { Disclosure } from '../../ui/disclosure'

type QuestionListProps = { questions: readonly { question: string; answer: string }[]; name?: string }

/** Questions that open where they stand; of one `name`, one at a time. */
export function QuestionList({ questions, name }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question} level={3} {...(name && { name })}>
          <p className="max-w-[64ch] text-lg">{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
