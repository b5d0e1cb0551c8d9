import * as v from 'valibot'
import { weekFrom } from './course-week'

/** The search of /course. A week that the course does not have is dropped, so that no address can break the page. */
export const courseSearchSchema = v.object({ week: v.optional(v.pipe(v.unknown(), v.transform(weekFrom))) })
export type CourseSearch = v.InferOutput<typeof courseSearchSchema>
