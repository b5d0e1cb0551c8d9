import { describe, expect, it } from 'vitest'
import { courseStops } from '../src/content/curriculum/outline.ts'
import { searchMeanings, searchSynonyms } from '../src/content/search-texts.ts'
import { openSearch } from '../src/domain/course/course-search.ts'
import { isEmptyWord, wordsOf } from '../src/domain/text/search-words.ts'
import { courseIndex, searched } from './course-index.ts'

const search = openSearch(searched, courseIndex, searchSynonyms, searchMeanings)
const found = (query: string) => search(query).map(({ place }) => place.title)

const count = (page: string) => searched.places.filter((place) => place.page === page).length

describe('the search of the course', () => {
  it.each([
    ['OODA', 'Mental Preparation'],
    ['torniquet', 'The first minutes after'],
    ['de-escalation', 'Use your voice'],
    ['somebody follows me', 'Notice a follower'],
    ['falling', 'Stand, move, breathe'],
    ['refund', 'What is the refund rule for online packages?'],
    ['cpr', 'The first minutes after'],
    ['chase', 'Why you do not pursue'],
    ['evasion and escape', 'Notice a follower'],
    ['situational awareness', 'Tactical Awareness'],
    ['kids', 'Neighbors in an emergency'],
    ['pepper spray', 'Do I need a weapon?'],
    ['wrist', 'Getting free and getting out'],
    ['compass', 'Navigate without a phone'],
    ['map reading', 'Navigate without a phone'],
    ['digital footprint', 'Leave fewer traces'],
    ['panic', 'Tactical Awareness'],
    ['push-ups', 'Physical Fitness'],
    ['exits', 'Routes and exits'],
    ['self-defense law', 'What the law allows'],
    ['witness statement', 'A good witness'],
    ['choke', 'Getting free and getting out'],
    ['training partner', 'Training with a partner'],
    ['neighbours', 'Neighbors in an emergency'],
    ['colour code', 'Tactical Awareness'],
    ['practice schedule', 'Plan your training'],
    ['kidnapping', 'Anatomy of a capture: a simulated case'],
    ['shouting', 'Use your voice'],
    ['recovery position', 'The first minutes after'],
  ])('%s leads to %s among the first three', (query, title) => expect(found(query).slice(0, 3)).toContain(title))

  it.each([
    ['wrist grab', 'Getting free and getting out', 'Wrist held'],
    ['grabbed by the wrist', 'Getting free and getting out', 'Wrist held'],
    ['someone grabs me', 'Getting free and getting out', 'Getting free'],
    ['bear hug', 'Getting free and getting out', 'Getting free'],
    ['followed home', 'Notice a follower', 'Going home to be safe. Your door tells a follower'],
    ['personal space', 'Keep your distance', ''],
    ['standing too close', 'Keep your distance', ''],
    ['can I hit back', 'What the law allows', 'What the law allows'],
    ['panic attack', 'Tactical Awareness', 'Black'],
    ['talking to the police', 'Interview within the law', 'Your rights'],
    ['airtag', 'Leave fewer traces', 'Trackers'],
    ['parking lot at night', 'See it early', 'Transitions'],
    ['power outage', 'Neighbors in an emergency', 'Neighbors in an emergency'],
    ['stalking', 'Notice a follower', 'Stalking resources'],
    ['on the ground', 'Getting free and getting out', 'On the ground'],
  ])('%s leads to %s first, and there to “%s”', (query, title, at) => {
    const [first] = search(query)
    expect(first?.place.title).toBe(title)
    expect(first?.at).toMatch(new RegExp(`^${at}`))
  })

  it('holds every section of the course, of Cadet Week 1 and of the handbook, and every answer', () => {
    expect([count('course'), count('week1-content'), count('documentation')]).toEqual([courseStops.length, 5, 10])
    expect(count('faq')).toBeGreaterThan(20)
  })

  it('has no empty block', () => expect(searched.blocks.filter(({ text }) => text.trim() === '')).toEqual([]))
})

describe('the synonyms', () => {
  it('are found in the texts, each of them', () => {
    const alone = openSearch(searched, courseIndex, new Map(), {})
    const wanted = [...new Set([...[...searchSynonyms.values()].flat(), ...Object.values(searchMeanings)])]
    expect(wanted.filter((words) => alone(words).length === 0)).toEqual([])
  })

  it('are asked by words in small letters without a hyphen', () => {
    expect([...searchSynonyms.keys()].filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
    expect(Object.keys(searchMeanings).filter((words) => !/^[a-z ]+$/.test(words) || wordsOf(words).some(isEmptyWord))).toEqual(
      [],
    )
  })
})
