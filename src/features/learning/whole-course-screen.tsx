import { later } from '../../ui/later'

const page = await later('whole-course-page', async () => (await import('./whole-course-page')).WholeCoursePage)

export function WholeCourseScreen() {
  return page
}
