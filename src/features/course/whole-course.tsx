import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { SectionText, WeekText } from '../../content/curriculum/lesson-text'
import { courseOutline, weekName, weekSections } from '../../content/curriculum/outline'
import type { WeekNumber } from '../../domain/course/course-week'
import { SectionBody } from './lesson-words'
import { WeekQuote } from './week-quote'

/** A week with every section open, as it stands on paper. */
export function WholeWeek({ week, text }: { week: WeekNumber; text: WeekText }) {
  const texts: Readonly<Record<string, SectionText>> = text.sections
  return (
    <section
      id={`week-${week}`}
      data-week={week}
      className="mt-16 break-before-page border-t-4 border-ink pt-6 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-14"
    >
      <div className="mb-6 lg:sticky lg:top-24 lg:self-start">
        <h2>{`Week ${week}: ${weekName(week)}`}</h2>
        <p className="eyebrow mt-1 text-signal">{courseOutline[week].title}</p>
      </div>
      <div className="min-w-0">
        <div className="prose text-lg">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {weekSections(week).map(({ id, title: name }) => {
          const words = texts[id]
          return (
            words && (
              <section key={id} id={id} className="mt-10 border-t border-line pt-5">
                <h3 className="mb-3">{name}</h3>
                <div className="prose">
                  <SectionBody section={id} text={words} />
                </div>
              </section>
            )
          )
        })}
        <div className="mt-10 max-w-[40em] border-y border-line py-6">
          <WeekQuote quote={text.quote} />
        </div>
      </div>
    </section>
  )
}

/** A drawing that isn't there yet would leave its place on paper empty. One that never comes is not waited for. */
async function drawn(sheets: Element, end = performance.now() + 3000): Promise<void> {
  const isDrawn = [...sheets.querySelectorAll('use')].every((use) => use.getBBox().width > 0)
  if (isDrawn || performance.now() > end) return
  await new Promise(requestAnimationFrame)
  return drawn(sheets, end)
}

/** Prints a week, each of its sections on sheets of its own, in the place of what the window shows. */
export async function printSheets(week: WeekNumber, text: WeekText): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = 'booklet printed-week'
  sheets.style.counterReset = `week ${week - 1}`
  const root = createRoot(sheets)
  flushSync(() => root.render(<WholeWeek week={week} text={text} />))
  document.body.append(sheets)
  document.body.classList.add('prints-week')
  await drawn(sheets)
  const clear = () => {
    document.body.classList.remove('prints-week')
    root.unmount()
    sheets.remove()
  }
  addEventListener('afterprint', clear, { once: true })
  print()
}
