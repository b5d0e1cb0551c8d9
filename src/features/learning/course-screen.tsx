import { useNavigate } from '@tanstack/react-router'
import { courseOutline } from '../../content/curriculum/outline'
import { type WeekNumber, weekNumbers } from '../../domain/course-week'
import { PageHeader } from '../../ui/page-header'
import { Tabs } from '../../ui/tabs'
import { preloadWeeks } from './course-texts'
import { WeekPanel } from './week-panel'

/** The five-week reader. `week` comes from the address; without one the course starts with its first week. */
export function CourseScreen({ week = 1 }: { week?: WeekNumber | undefined }) {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        eyebrow="Urban Navigation Course"
        title="Cadet Training Program"
        lead="Five weeks of lessons to read, practice and mark off. Everything here opens without a network once the app is installed."
      />
      <div className="wrap section" onPointerEnter={preloadWeeks} onFocus={preloadWeeks}>
        <Tabs
          label="Course weeks"
          value={`week${week}`}
          onChange={(id) => {
            void navigate({
              to: '/course',
              search: { week: weekNumbers.find((number) => id === `week${number}`) },
              resetScroll: false,
            })
          }}
          panelClassName="min-h-[1950px]"
          tabs={weekNumbers.map((number) => ({
            id: `week${number}`,
            label: `Week ${number} ${courseOutline[number].title}`,
            panel: <WeekPanel key={number} week={number} />,
          }))}
        />
      </div>
    </>
  )
}
