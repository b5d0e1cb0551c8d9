import { week1 } from '../src/content/curriculum/week-1.ts'
import { week2 } from '../src/content/curriculum/week-2.ts'
import { week3 } from '../src/content/curriculum/week-3.ts'
import { week4 } from '../src/content/curriculum/week-4.ts'
import { week5 } from '../src/content/curriculum/week-5.ts'
import { handbook } from '../src/content/documentation/handbook.ts'
import { faq } from '../src/content/faq.ts'
import { courseTexts } from '../src/content/search-texts.ts'
import { cadetWeek1 } from '../src/content/week1/cadet-week1.ts'
import { buildSearchIndex } from '../src/domain/course/course-search.ts'

const weeks = { 1: week1, 2: week2, 3: week3, 4: week4, 5: week5 }

export const searched = courseTexts({ weeks, cadetWeek1, handbook, faq })

/** The index of it all; `search-index.ts` hands it to the app. */
export const courseIndex = buildSearchIndex(searched)
