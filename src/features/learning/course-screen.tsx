import { Link } from '@tanstack/react-router'
import { emptyReadingProgress } from '../../domain/reading-progress'
import { readingProgress } from '../../state/reading-progress'
import { buttonClass } from '../../ui/button'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'

/** Settles at once where the device holds reading progress, which the page shows unasked, else never. Browser only. */
const progressKept = () => (readingProgress() === emptyReadingProgress ? new Promise<void>(() => {}) : Promise.resolve())

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
