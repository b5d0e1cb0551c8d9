import { weekNumbers, type WeekNumber } from '../domain/course/course-week'
import { type SearchBlock, type SearchSource, searchTexts, type SearchTexts } from '../domain/course/course-search'
import type { LessonBlock, SectionText } from './curriculum/lesson-text'
import { courseOutline, type SectionOutline, weekName, weekSections } from './curriculum/outline'
import { type HandbookSection, handbookSections } from './documentation/outline'
import type { FaqCategory } from './faq'
import { type CadetWeek1Section, cadetWeek1Sections } from './week1/outline'

type Block = Omit<SearchBlock, 'place'>

const text = (words: string): Block => ({ kind: 'text', text: words })
const title = (words: string): Block => ({ kind: 'title', text: words })

/** A block of a lesson in the parts that a page shows as paragraphs, items and rows. */
function blocksOf(block: LessonBlock): Block[] {
  if (typeof block === 'string') return [text(block)]
  if ('heading' in block) return [{ kind: 'heading', text: block.heading }]
  if ('list' in block) return block.list.map(text)
  if ('steps' in block) return block.steps.map(text)
  if ('creed' in block) return block.creed.map(text)
  if ('table' in block) return [text(block.table.caption), ...block.table.rows.map((row) => text(row.join(' ')))]
  return [text(block.text)]
}

function sectionBlocks({ content, subsections, practice, mistake, reading }: SectionText): Block[] {
  const sources = reading.map((each) => `${each.title}, ${each.by}`)
  return [...content.flatMap(blocksOf), ...[...subsections, ...practice, mistake, ...sources].map(text)]
}

type Sections = { readonly sections: Readonly<Record<string, SectionText>> }

/** What is searched: each part is in a script of its own. */
export type CourseWords = {
  /** In their order. */
  readonly weeks: readonly Sections[]
  readonly cadetWeek1: Readonly<Record<CadetWeek1Section, readonly LessonBlock[]>>
  readonly handbook: Readonly<Record<HandbookSection, readonly LessonBlock[]>>
  readonly faq: readonly FaqCategory[]
}

const longRead = (
  page: 'week1-content' | 'documentation',
  group: string,
  section: SectionOutline,
  blocks: readonly LessonBlock[],
): SearchSource => ({
  page,
  id: section.id,
  week: null,
  group,
  title: section.title,
  blocks: [title(section.title), ...blocks.flatMap(blocksOf)],
})

/** A guided module, as far as it's searched. */
type ModuleWords = { readonly id: string; readonly level: number; readonly title: string; readonly text: SectionText }

/** What is searched of the modules that a device holds. */
export const moduleTexts = (modules: readonly ModuleWords[]): SearchTexts =>
  searchTexts(
    modules.map(({ id, level, title: name, text: words }) => ({
      page: 'training',
      id,
      week: null,
      group: `Level ${level}`,
      title: name,
      blocks: [title(name), ...sectionBlocks(words)],
    })),
  )

function courseSection(week: WeekNumber, { id, title: name }: SectionOutline, words: SectionText | undefined): SearchSource {
  const group: Block = { kind: 'group', text: `Week ${week}, ${weekName(week)}, ${courseOutline[week].title}` }
  return {
    page: 'course',
    id,
    week,
    group: `Week ${week}, ${weekName(week)}`,
    title: name,
    blocks: [title(name), group, ...(words ? sectionBlocks(words) : [])],
  }
}

/** Everything that the search of the course finds, in the order of its pages. */
export function courseTexts({ weeks, cadetWeek1, handbook, faq }: CourseWords): SearchTexts {
  return searchTexts([
    ...weekNumbers.flatMap((week, index) =>
      weekSections(week).map((section) => courseSection(week, section, weeks[index]?.sections[section.id])),
    ),
    ...cadetWeek1Sections.map((section) => longRead('week1-content', 'Cadet Week 1', section, cadetWeek1[section.id])),
    ...handbookSections.map((section) => longRead('documentation', 'Handbook', section, handbook[section.id])),
    ...faq.flatMap(({ id, entries }) =>
      entries.map(({ question, answer }): SearchSource => ({
        page: 'faq',
        id,
        week: null,
        group: 'FAQ',
        title: question,
        blocks: [title(question), text(answer)],
      })),
    ),
  ])
}

/**
 * What people type for what the academy's texts say, in small letters: each word or phrase of a line stands for the others. One word in front of
 * the colon may be typed; behind it stands what is looked for as well.
 */
const lines = `
ooda: observe orient decide act
handcuffs: restraint capture
strangle: neck
choke: neck
stalker: follower, following
stalked: follower, following
tailed: follower
tail: follower
pursuer: follower, following
chase: pursue
flee: leave, break away, run
escape: leave, break away, exit
run: leave, break away
hide: cover
knife: weapon, blade
gun: weapon
pistol: weapon
spray: weapon
mace: weapon, pepper spray
weapon: knife, blade
punch: strike, blow
hit: strike, blow
kick: strike
fight: force, assault
attack: assault, attacker
attacker: assault
mugging: assault, robbery
robbery: assault
mugger: attacker
bleed: bleeding, tourniquet
blood: bleeding
wound: bleeding, injury
hurt: injury, injured
injury: injured, wound
cpr: first aid, ambulance
ambulance: emergency, 911
emergency: 911
police: 911, officer
cop: police, officer
cops: police, officer
attorney: lawyer
illegal: law
legal: law
jail: law, arrest
arrest: capture, police
selfdefense: defense
defence: defense
scream: shout, voice
shout: voice
yell: voice, shout
deescalate: de-escalation, calm, voice
deescalation: calm, voice
calm: breathe, breathing
panic: adrenaline, breathe
fear: adrenaline
stress: adrenaline
nervous: adrenaline
fall: falling
grip: grab, wrist
hold: grip, grab
wrist: grip, grab
gap: distance
space: distance
map: route, compass, navigate
compass: navigate, north
gps: navigate, phone
lost: navigate, map
tracking: traces, location
privacy: traces
surveillance: follower, traces
witness: notes, statement
statement: witness
interview: question, interrogation
interrogation: interview
lie: interview
lying: interview
partner: drill
drill: practice
exercise: drill, practice, fitness
workout: fitness, exercise
training: practice, drill
test: certificate
certificate: level
price: cost, costs, package
cost: price, package
refund: money back
cancel: refund
money: price, refund
cheap: price, free
account: sign in
password: sign in
internet: offline, network
wifi: offline, network
offline: network
kid: child, children
kids: child, children
evade: evasion
age: old
selfdefence: self-defense
aftermath: after
awareness: notice, see early, baseline
alert: awareness, notice
prepper: emergency, neighbors
earthquake: emergency, neighbors
disaster: emergency, neighbors
neighbours: neighbors
colour: color
kidnap: capture
kidnapping: capture
kidnapped: capture
abduction: capture
schedule: plan
footprint: traces
recovery: unconscious
unconscious: breathing, side
`

/** For a word that is typed, what is looked for besides. */
export const searchSynonyms: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([word = '', others = '']) => [word, others.split(', ')]),
)

/** For words that are typed together, in any form and order, those by which the texts say what is meant: they are looked for instead. */
export const searchMeanings: Readonly<Record<string, string>> = {
  'wrist grab': 'wrist held',
  'arm grab': 'wrist held',
  grab: 'getting free',
  headlock: 'getting free',
  'bear hug': 'getting free',
  'hair pull': 'getting free',
  'followed home': 'follower home',
  'personal space': 'keep distance',
  'too close': 'keep distance',
  'hit back': 'law allows',
  'fight back': 'law allows',
  'panic attack': 'panic',
  'talk police': 'rights lawyer',
  airtag: 'bluetooth tag',
  'parking lot': 'transitions',
  blackout: 'neighbors emergency',
  'power outage': 'neighbors emergency',
}
