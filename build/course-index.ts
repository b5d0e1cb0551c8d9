import { weekFiles } from '../src/content/curriculum/week-files.ts'
import { handbook } from '../src/content/documentation/handbook.ts'
import { faq } from '../src/content/faq.ts'
import { courseTexts } from '../src/content/search-texts.ts'
import { cadetWeek1 } from '../src/content/week1/cadet-week1.ts'
import { buildSearchIndex } from '../src/domain/course/course-search.ts'
import { weekNumbers } from '../src/domain/course/course-week.ts'

const weeks = await Promise.all(weekNumbers.map((week) => weekFiles[week]()))

export const searched = courseTexts({ weeks, cadetWeek1, handbook, faq })

/** The index of it all; `search-index.ts` hands it to the app. */
export const courseIndex = buildSearchIndex(searched)
