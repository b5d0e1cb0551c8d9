import { OctagonAlert } from 'lucide-react'

export type FieldProblem = { name: string; label: string; problem: string | null | undefined }

/**
 * The fields that keep a form from being sent, where there are several: each is a way to its field, which says what is wrong. It stands
 * inside the form, and needs no place where one field alone can be wrong.
 */
export function ProblemSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const found = problems.filter(({ problem }) => problem)
  if (found.length < 2) return null
  return (
    <section aria-label="Fields to change" className="alert tone-red">
      <OctagonAlert aria-hidden="true" />
      <div>
        <p className="alert-title">{found.length} fields need a change</p>
        <p className="flex flex-wrap gap-x-4">
          {found.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className="link min-h-11"
              onClick={(event) => {
                const field = event.currentTarget.form?.elements.namedItem(name)
                if (field instanceof HTMLElement) field.focus()
              }}
            >
              {label}
            </button>
          ))}
        </p>
      </div>
    </section>
  )
}
