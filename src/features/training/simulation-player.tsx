// @in training @members
import { type ReactNode, useState } from 'react'
import { type Decision, paperForm, parseRun, type Run, walk } from '../../domain/course/simulation-run'
import type { Ending, Simulation, TrainingLink } from '../../domain/course/training-text'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'

type Shown = { simulation: Simulation; links: (link: TrainingLink) => ReactNode }

/** `links` shows the way to a section or module, with what one finds there; `initial` is what the device stored of a run. */
type PlayerProps = Shown & { initial: unknown; onChange: (run: Run) => void }

/** A key that is held down, or the second press of two quick ones, would pass over words that nobody has read. */
const onPress = (act: () => void) => ({
  onClick: (event: { detail: number }) => event.detail < 2 && act(),
  onKeyDown: (event: { repeat: boolean; preventDefault: () => void }) => event.repeat && event.preventDefault(),
})

/** What was pressed is gone: the heading of the next sheet, or the button below what follows, takes its focus. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** One sheet after the other; what follows on a decision stands below its scene until one goes on. On paper all of it. */
export function SimulationPlayer({ simulation, links, initial, onChange }: PlayerProps) {
  const [{ run, at, sheet }, setPlace] = useState(() => {
    const stored = parseRun(simulation, initial)
    return { run: stored, at: stored.length > 0 ? 'scene' : 'opening', sheet: 0 }
  })
  const { decisions, id } = walk(simulation, run)
  const made = at === 'follows' ? decisions.at(-1) : undefined
  const before = made ? decisions.slice(0, -1) : decisions
  const here = at === 'opening' ? undefined : paperForm(simulation).find((each) => each.id === (made?.id ?? id))

  function go(next: Run, to: 'opening' | 'scene' | 'follows') {
    setPlace({ run: next, at: to, sheet: to === 'follows' ? sheet : sheet + 1 })
    if (next !== run) onChange(next)
  }

  const kind = here?.ending ? 'Ending' : here ? 'Scene' : 'Opening'
  const heading = here?.ending?.title ?? (here ? `Decision ${before.length + 1}` : 'The situation')
  return (
    <>
      <div key={sheet} className="no-print grid max-w-2xl gap-4">
        <Card as="section" aria-label={heading} reference={kind} referenceEnd={`No. ${here?.number ?? 1} on paper`}>
          <h2 ref={sheet > 0 ? takeFocus : undefined} tabIndex={-1} className="mb-3">
            {heading}
          </h2>
          <Words words={here?.scene?.words ?? here?.ending?.words ?? simulation.opening} />
          {!here && (
            <>
              <p className="my-4 text-muted">
                There is no score and no clock. Decide as you would on that day; at the end you read what it led to, and why.
              </p>
              <Act words="Begin" act={() => go(run, 'scene')} />
              <Button variant="secondary" className="mt-3 w-full" onClick={() => print()}>
                Print it, to play on paper
              </Button>
            </>
          )}
          {here?.scene && <h3 className="mt-6 border-t-2 border-ink py-4">{here.scene.question}</h3>}
          {!made &&
            here?.outcomes.map(({ nth, letter, text }) => (
              <button key={nth} type="button" className={choiceClass} {...onPress(() => go([...run, nth], 'follows'))}>
                <Control>{letter}</Control>
                <span className="min-w-0">{text}</span>
              </button>
            ))}
          <output className="grid gap-4">{made && <Follows {...made.choice} />}</output>
          {made && <Act words="Continue" takes={takeFocus} act={() => go(run, 'scene')} />}
          {here?.ending && (
            <>
              <Debrief ending={here.ending} links={links} />
              <h3 className="mt-10">The way you took</h3>
              <Way decisions={before} />
              <Act words="Play it again" act={() => go([], 'opening')} />
            </>
          )}
        </Card>
        {run.length > 0 && (
          <button type="button" className="link min-h-11 justify-self-start" {...onPress(() => go(run.slice(0, -1), 'scene'))}>
            Take the last decision back
          </button>
        )}
        {here?.scene && (
          <Disclosure summary={before.length > 0 ? 'How it began, and what you decided' : 'How it began'}>
            <Words words={simulation.opening} />
            <Way decisions={before} />
          </Disclosure>
        )}
      </div>
      <Booklet simulation={simulation} links={links} />
    </>
  )
}

const choiceClass = 'today-row w-full border-t border-hairline text-left'
const texts = (Tag: 'p' | 'li', all: readonly string[]) => all.map((text) => <Tag key={text}>{text}</Tag>)
const Words = ({ words }: { words: readonly string[] }) => <div className="prose">{texts('p', words)}</div>

const Act = ({ words, act, takes }: { words: string; act: () => void; takes?: typeof takeFocus }) => (
  <Button ref={takes} size="lg" className="mt-6 w-full" {...onPress(act)}>
    {words}
  </Button>
)

/** A control in its ring, as on an orienteering map. */
const Control = ({ children }: { children: ReactNode }) => (
  <span className="display grid size-9 flex-none place-content-center rounded-full border-2 border-line">{children}</span>
)

const Follows = ({ text, follows, why }: Decision['choice']) =>
  Object.entries({ 'You decide': text, 'What follows': follows, 'For and against': why }).map(([name, words]) => (
    <span key={name}>
      <span className="eyebrow block text-signal">{name}</span>
      {words}
    </span>
  ))

const Way = ({ decisions }: { decisions: readonly Decision[] }) => (
  <ol className="mt-4 grid gap-4">
    {decisions.map(({ id, scene, choice }, nth) => (
      <li key={id} className="flex gap-4">
        <Control>{nth + 1}</Control>
        <p className="min-w-0">
          <span className="block text-muted">{scene.question}</span>
          <b className="block">{choice.text}</b>
          {choice.follows}
        </p>
      </li>
    ))}
  </ol>
)

const Debrief = ({ ending, links }: { ending: Ending; links: Shown['links'] }) => (
  <div className="prose">
    <h3>Looking back</h3>
    <ul>{texts('li', ending.debrief)}</ul>
    <div role="note" className="border-l-4 border-signal bg-raised px-4 py-3">
      <p className="eyebrow">In another run</p>
      <p>{ending.better}</p>
    </div>
    <h3>Read on</h3>
    <ul>
      {ending.links.map((link) => (
        <li key={link.text}>{links(link)}</li>
      ))}
    </ul>
  </div>
)

const turnTo = (number: number) => <b>{`Turn\u00A0to\u00A0${number}.`}</b>
const Box = ({ children }: { children: number }) => <b className="h-12 grow border-l border-ink px-1">{children}</b>

/** For paper: a row of boxes as on an orienteer’s control card, then the paragraphs. */
function Booklet({ simulation, links }: Shown) {
  const paper = paperForm(simulation)
  return (
    <div className="hidden print:block">
      <p className="eyebrow border-y-2 border-ink py-1">{`${simulation.title}: a decision simulation, version ${simulation.version}`}</p>
      <p className="my-4">
        Read 1, then 2. Decide, write the letter into the box of that number, and turn to the number behind your decision: there
        you read what follows, what speaks for it and against it, and where you go on.
      </p>
      <div className="flex border-y border-r border-ink">
        {paper.map(({ id, number, scene }) => scene && <Box key={id}>{number}</Box>)}
      </div>
      <div className="mt-4 columns-2 gap-8">
        <Numbered number={1} words={simulation.opening} />
        {paper.map(({ number, scene, ending, outcomes }) => (
          <Numbered key={number} number={number} title={ending?.title} words={scene?.words ?? ending?.words}>
            {scene && <h4>{scene.question}</h4>}
            {outcomes.map((each) => (
              <p key={each.nth}>
                {each.letter}: {each.text} {turnTo(each.number)}
              </p>
            ))}
            {ending && <Debrief ending={ending} links={links} />}
          </Numbered>
        ))}
        {paper.flatMap(({ number: from, outcomes }) =>
          outcomes.map(({ number, letter, follows, why, turnTo: next }) => (
            <Numbered key={number} number={number} title={`${from} ${letter}`} words={[follows, `For and against: ${why}`]}>
              {turnTo(next)}
            </Numbered>
          )),
        )}
      </div>
    </div>
  )
}

type NumberedProps = { number: number; title?: string | undefined; words?: readonly string[] | undefined; children?: ReactNode }
const Numbered = ({ number, title, words = [], children }: NumberedProps) => (
  <section className="prose">
    <h3 className="flex justify-between gap-4 border-t border-ink">
      {number} <span>{title}</span>
    </h3>
    {texts('p', words)}
    {children}
  </section>
)
