import { describe, expect, it } from 'vitest'
import { courseCompletion } from './course-completion'
import type { CourseStop } from '../../domain/course/course-place'
import { emptyLog, type LearningLog, parseLog } from '../../domain/course/learning-record'
import { answersIn, withAnswer } from '../../domain/course/questions'
import { progressIn, readingForm, type ReadingProgress, withSectionRead } from '../../domain/course/reading-progress'

const stops: readonly CourseStop[] = [
  { week: 1, id: 'see-it-early', title: 'See it early', minutes: 4 },
  { week: 2, id: 'break-away', title: 'Break away', minutes: 3 },
]
const sections = [
  { id: 'introduction', questions: [{ id: 'introduction/a' }] },
  { id: 'see-it-early', questions: [{ id: 'see-it-early/a' }, { id: 'see-it-early/b' }] },
]
const everyQuestion = ['introduction/a', 'see-it-early/a', 'see-it-early/b']

const read = (...times: readonly (readonly [string, number])[]) =>
  times.reduce<LearningLog>((log, [id, at]) => withSectionRead(log, id, true, at), emptyLog)
const answered = (ids: readonly string[], isRight = true) =>
  answersIn(ids.reduce((log, id) => withAnswer(log, id, isRight, 1000), emptyLog))
const completionOf = (progress: ReadingProgress, ids: readonly string[]) =>
  courseCompletion(progress, answered(ids), stops, sections)
const completion = (log: LearningLog, ids: readonly string[]) => completionOf(progressIn(log), ids)

const allRead = read(['see-it-early', 5000], ['break-away', 7000])

describe('courseCompletion', () => {
  it.each([
    ['nothing', emptyLog, []],
    ['a section', read(['see-it-early', 1]), everyQuestion],
    ['a question', allRead, everyQuestion.slice(1)],
    ['a section whose tick was taken back', withSectionRead(allRead, 'break-away', false, 8000), everyQuestion],
    ['a section of another course', read(['see-it-early', 1], ['of-another-version', 2]), everyQuestion],
    ['a question of another version', allRead, [...everyQuestion.slice(1), 'introduction/of-another-version']],
  ])('is none where %s is missing', (_, progress, ids) => {
    expect(completion(progress, ids).isComplete).toBe(false)
  })

  it('is there once all is read and answered once, right or not', () => {
    expect(completion(allRead, everyQuestion)).toEqual({
      isComplete: true,
      unread: [],
      unanswered: [],
      questions: { answered: 3, total: 3 },
      lastReadMs: 7000,
    })
    expect(courseCompletion(progressIn(allRead), answered(everyQuestion, false), stops, sections).isComplete).toBe(true)
  })

  it('names what is missing, in the order of the course', () => {
    const { unread, unanswered, questions } = completion(read(['break-away', 1]), ['see-it-early/b'])
    expect(unread).toEqual([stops[0]])
    expect(unanswered).toEqual([
      { section: sections[0], count: 1 },
      { section: sections[1], count: 1 },
    ])
    expect(questions).toEqual({ answered: 1, total: 3 })
  })
})

describe('the day of the last section', () => {
  it('counts no tick that was taken back, and no section that the course no longer has', () => {
    const progress = withSectionRead(
      read(['see-it-early', 5000], ['gone', 9000], ['break-away', 7000]),
      'break-away',
      false,
      8000,
    )
    expect(completion(progress, []).lastReadMs).toBe(5000)
  })

  it('is unknown where an early version kept no times, and for a time that is no date', () => {
    const early = parseLog(JSON.stringify({ read: ['see-it-early', 'break-away'] }), readingForm)
    expect(completion(early, []).lastReadMs).toBeNull()
    expect(completionOf({ ...progressIn(early), readAt: { 'break-away': 8.64e15 + 1 } }, []).lastReadMs).toBeNull()
  })
})
