import { Link } from '@tanstack/react-router'
import { memberKey } from '../../domain/account/stored-session'
import { weeksAtStart } from '../../domain/course/course-week'
import { buttonClass } from '../../ui/button'
import { later } from '../../ui/later'
import { PageHeader } from '../../ui/page-header'
import { hasStored } from '../../ui/prerendered'

/**
 * Settles at once where the address names a section, or the device, or another one of a member, may hold reading progress, which the page shows unasked,
 * else never. Browser only.
 */
const isWanted = () =>
  location.hash !== '' || ['reading-progress', memberKey].some(hasStored) ? Promise.resolve() : new Promise<void>(() => {})

const reader = await later('course-weeks', async () => (await import('./course-weeks')).CourseWeeks, isWanted)

export function CourseScreen() {
  return (
    <>
      <PageHeader
        size="cover"
        eyebrow="Cadet Training Program"
        title="Urban Navigation Course"
        lead={`${weeksAtStart} weeks of lessons to read, practice and mark off. Once you have opened this page, all of it reads with no network, too.`}
        actions={
          <Link to="/apply" state={{ scrollToForm: true }} className={buttonClass({ size: 'lg' })}>
            Apply Now
          </Link>
        }
      >
        <div className="cover-drawing cover-route" />
      </PageHeader>
      {reader}
    </>
  )
}
