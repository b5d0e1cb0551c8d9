import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import simulation from '../../../supabase/training/simulations/followed-home.ts'
import { walk } from '../../domain/course/simulation-run'
import type { TrainingLink } from '../../domain/course/training-text'
import { SimulationPlayer } from './simulation-player'

const decision = (nth: number) => `Decision ${nth}`

const { opening, scenes, endings } = simulation

const address = (link: TrainingLink) => ('section' in link ? `/section/${link.section}` : `/module/${link.module}`)
const links = (link: TrainingLink) => <a href={address(link)}>{link.text}</a>

/** What stands on the screen, and what is for paper. */
function shown(initial: unknown) {
  const html = renderToStaticMarkup(
    <SimulationPlayer simulation={simulation} links={links} initial={initial} onChange={() => undefined} />,
  )
  const [screen = '', paper = ''] = html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .split('<div class="hidden print:block">')
  return { screen, paper }
}

const headingIn = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]
const choicesIn = (html: string) => [
  ...html.matchAll(/<button[^>]*class="today-row[^>]*><span[^>]*>(\w)<\/span><span[^>]*>(.*?)<\/span>/g),
]

describe('the player', () => {
  it.each<[string, unknown, string]>([
    ['what is no run', { choices: [0] }, 'The situation'],
    ['a run whose first choice is gone', [7], 'The situation'],
    ['nothing', undefined, 'The situation'],
    ['a run whose last choice is gone', [1, 9], decision(2)],
    ['a run on its way', [1, 0], decision(3)],
    ['a run that has ended', [1, 0, 0, 0], 'A car at the curb'],
  ])('begins by %s at its own sheet', (_, initial, heading) => {
    expect(headingIn(shown(initial).screen)).toBe(heading)
  })

  it('has no decision to take back before the first', () => {
    expect(shown([]).screen).not.toContain('Take the last decision back')
    expect(shown([1]).screen).toContain('Take the last decision back')
  })

  it('tells of no choice what follows before it is chosen, and asks each by its letter', () => {
    const { screen } = shown([1])
    const scene = scenes.crossing
    for (const { follows, why } of scene.choices) for (const words of [follows, why]) expect(screen).not.toContain(words)
    expect(choicesIn(screen).map(([, letter, text]) => `${letter} ${text}`)).toEqual(
      scene.choices.map(({ text }, nth) => `${'ABC'[nth]} ${text}`),
    )
    for (const words of [...opening, ...scene.words, scene.question]) expect(screen).toContain(words)
  })

  it('ends with the debrief, its links and the way that was walked', () => {
    const { screen } = shown([1, 0, 0, 0])
    const { words, debrief, better, links: all } = endings.reported
    for (const each of [...words, ...debrief, better, 'Play it again']) expect(screen).toContain(each)
    expect([...screen.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual(all.map(address))
    const { decisions } = walk(simulation, [1, 0, 0, 0])
    const way = [...screen.matchAll(/<b[^>]*>(.*?)<\/b>/g)].map(([, text]) => text)
    expect(way).toEqual(decisions.map(({ choice }) => choice.text))
    expect(choicesIn(screen)).toEqual([])
  })
})

describe('the paper form', () => {
  it.each<[string, unknown]>([
    ['on its way', [1, 0]],
    ['at its end', [1, 0, 0, 0]],
  ])('is the same with a run %s as before it', (_, initial) => {
    expect(shown(initial).paper).toBe(shown([]).paper)
  })

  it('holds every word, with a box for each scene', () => {
    const { paper } = shown([])
    const ofScenes = Object.values(scenes).flatMap((scene) => [
      ...scene.words,
      scene.question,
      ...scene.choices.flatMap(({ text, follows, why }) => [text, follows, why]),
    ])
    const ofEndings = Object.values(endings).flatMap(({ title, words, debrief, better }) => [title, ...words, ...debrief, better])
    for (const words of [...opening, ...ofScenes, ...ofEndings]) expect(paper).toContain(words)
    expect(paper.match(/<b class="h-12/g)).toHaveLength(Object.keys(scenes).length)
  })
})
