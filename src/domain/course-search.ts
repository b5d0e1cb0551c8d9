import * as v from 'valibot'

export const weekNumbers = [1, 2, 3, 4, 5] as const
export type WeekNumber = (typeof weekNumbers)[number]

/** The search of /course. A week that the course does not have is dropped, so that no address can break the page. */
export const CourseSearch = v.object({
  week: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist(weekNumbers))),
    undefined,
  ),
})
export type CourseSearch = v.InferOutput<typeof CourseSearch>
