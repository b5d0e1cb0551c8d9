import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { dueQuestions, dueWords } from '../../domain/course/questions'
import { acceptedBounties, firstSteps, isOld, whatWaits } from '../../domain/bounties/today'
import { useClock } from '../../hooks/use-clock'
import { useAsked } from '../../hooks/use-asked'
import { useLearningSync } from '../../hooks/use-learning-sync'
import { useLive } from '../../hooks/use-live'
import { useAuth } from '../../state/auth-store'
import { useQuestionAnswers } from '../../state/question-answers'
import { useReadingProgress } from '../../state/reading-progress'
import { Alert } from '../../ui/alert'
import { focusPageTitle } from '../../ui/page-header'
import { Icon } from '../../ui/icon'
import { DaysRead } from './days-read'
import { FirstSteps } from './first-steps'
import { MonthPoints } from './month-points'
import { MyAccepted } from './my-accepted'
import { News, unreadNews } from './news'
import { TodayHeader } from './today-header'
import { WaitingList } from './waiting-list'

/** The page before it has its heading only now: who was left with its main part lands on it, as on any other page. */
function landOnHeading(): void {
  if (document.activeElement === document.getElementById('main')) focusPageTitle()
}

/** A member's first page: where the course goes on, what is new, what waits, what was accepted. It stands on what the device holds; the server adds to it. */
export function TodayScreen() {
  const userId = useAuth((state) => state.user?.id ?? null)
  useEffect(landOnHeading, [])
  return userId === null ? null : <TodayOf key={userId} userId={userId} />
}

/** Only where there are some; their words are fetched when they are asked. */
function QuestionsDue({ nowMs }: { nowMs: number }) {
  const count = dueQuestions(useQuestionAnswers(), nowMs).length
  if (count === 0) return null
  return (
    <Link to="/course/questions" className="today-row border-y border-hairline">
      <span className="min-w-0 flex-1">
        <span className="font-bold">Questions:</span> {dueWords(count)}
      </span>
      <Icon name="chevron" className="size-5 flex-none -rotate-90 text-muted" />
    </Link>
  )
}

function TodayOf({ userId }: { userId: string }) {
  const { nowMs } = useClock()
  const progress = useReadingProgress()
  useLearningSync()
  const { value: told = null, state } = useAsked('today')
  const isOutdated = state === 'done' && told !== null && isOld(told.at, nowMs)
  const { value, failed } = useLive(
    () => import('./read-today'),
    ({ readToday }) => readToday(userId),
    `today ${userId}`,
  )
  const accepted = value && acceptedBounties(value.accepted, userId, nowMs)
  const waits = value && accepted && whatWaits({ accepted, reviews: told?.reviews ?? [], entries: value.entries })
  // What was never fetched here is not known to be none.
  const isUnknown = told === null && state === 'failed'
  const isFirst = told === null && state === 'asking'
  const { value: notifications = [] } = useAsked('notifications')
  const news = waits ? unreadNews(notifications, waits) : []
  const { finished = 0, hasBounty = false, hasApplied = false } = value ?? {}
  const begun = { hasNews: news.length > 0, hasBounty, hasApplied, hasRead: progress.read.length > 0 }
  const steps = waits && told && firstSteps({ waits, points: told.standing.points, ...begun })
  const shown = <Row,>(rows: readonly Row[] | undefined) => (rows?.length === 0 && isFirst ? undefined : rows)
  return (
    <>
      <TodayHeader nowMs={nowMs} progress={progress} userId={userId} />
      <div className="today-lists wrap grid gap-6 pt-4 pb-12 lg:pt-8">
        <News items={news} isConfirmed={told?.standing.confirmed !== false} />
        <div className="grid gap-x-14 gap-y-6 xl:grid-cols-[1fr_2fr] xl:grid-rows-[auto_1fr]">
          <div className="grid gap-6">
            <DaysRead progress={progress} nowMs={nowMs} />
            <QuestionsDue nowMs={nowMs} />
          </div>
          {failed ? (
            <Alert tone="danger" className="xl:row-span-2 xl:self-start">
              What this device keeps of your bounties can’t be read now. Close other windows of the academy, or load this page
              again.
            </Alert>
          ) : (
            <>
              <div className="xl:row-span-2">
                {steps ? (
                  <FirstSteps steps={steps} />
                ) : (
                  <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
                    <WaitingList waits={shown(waits)} isUnknown={isUnknown} />
                    <MyAccepted accepted={shown(accepted)} finished={finished} isUnknown={isUnknown} />
                  </div>
                )}
              </div>
              <MonthPoints told={told} state={state} isOutdated={isOutdated} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
