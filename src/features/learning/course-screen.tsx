import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { progressKept } from './progress-kept'

const reader = await later('course-reader', async () => (await import('./course-reader')).CourseReader, progressKept)

export function CourseScreen() {
  return (
    <>
      <PageHeader
        eyebrow="Urban Navigation Course"
        title="Cadet Training Program"
        lead="Five weeks of lessons to read, practice and mark off. Once you have opened this page, all of it reads with no network, too."
        actions={
          <Link to="/apply" state={{ scrollToForm: true }} className={buttonClass({ size: 'lg' })}>
            Apply Now
          </Link>
        }
      />
      {reader}
    </>
  )
}
