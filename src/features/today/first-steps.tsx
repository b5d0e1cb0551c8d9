import { Link, linkOptions } from '@tanstack/react-router'
import type { FirstStep } from '../../domain/bounties/today'
import { Icon } from '../../ui/icon'
import { RowWords } from './today-rows'

const ways = {
  read: {
    link: linkOptions({ to: '/course' }),
    title: 'Read a section',
    detail: 'A few minutes each, also with no network',
  },
  bounty: {
    link: linkOptions({ to: '/bounty', search: { tab: 'marketplace' } }),
    title: 'Take on a bounty',
    detail: 'A task that puts the course to use',
  },
  apply: {
    link: linkOptions({ to: '/apply' }),
    title: 'Apply for the academy',
    detail: 'Three short steps, kept as you type',
  },
} as const

/** The sign of what is done. */
export const tick = 'M4 12.5l5.5 5.5L20 6.5'

function Step({ step: { kind, isDone }, nth }: { step: FirstStep; nth: number }) {
  const { link, title, detail } = ways[kind]
  return (
    <Link {...link} className="today-row">
      <RowWords sign={isDone ? <Icon path={tick} className="size-5" /> : nth} title={title} detail={isDone ? 'Done' : detail} />
    </Link>
  )
}

/** Beside each other where they have the whole width: about as high as the lists that they stand in for. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="eyebrow border-b border-ink pb-1.5">
        Three first steps
      </h2>
      <ol className="today-rows lg:max-xl:grid lg:max-xl:grid-cols-3 lg:max-xl:gap-x-10">
        {steps.map((step, index) => (
          <li key={step.kind}>
            <Step step={step} nth={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}
