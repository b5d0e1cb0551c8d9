import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { payloadSchemas } from '../../domain/acts/payloads'
import { bounty, now } from '../../domain/bounties/bounty-fixture'
import { bountyView, type BountyView } from '../../domain/bounties/bounty-view'
import { BountyCard } from './bounty-cards'
import { BountyDetailScreen } from './bounty-detail-screen'
import { BountyDraftSchema, emptyDraft } from './bounty-draft'
import { CreateBountyStep } from './create-bounty-steps'

type Parts = { Head: ComponentType<{ view: BountyView }>; Body: ComponentType<{ view: BountyView }> }
const shown = vi.hoisted(() => ({ view: undefined as BountyView | undefined }))
vi.mock('./bounty-page', () => ({
  BackToBounties: () => null,
  BountyPage: ({ Head, Body }: Parts) =>
    shown.view && (
      <>
        <h1>{shown.view.bounty.title}</h1>
        <Head view={shown.view} />
        <Body view={shown.view} />
      </>
    ),
}))
vi.stubGlobal('__BUILD_TIME__', new Date(now).toISOString())

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const html = (part: ReactNode) => renderToStaticMarkup(<RouterContextProvider router={router}>{part}</RouterContextProvider>)

/** Something else than a field holds: what is shown of it has to change with it. */
function other(name: string, value: unknown): unknown {
  if (name === 'timeNeeded') return 'Several days'
  if (name === 'category') return 'Flag Etiquette'
  if (name === 'deadline') return '2026-04-20T00:00:00.000Z'
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 12_300 : 'Elsewhere'
}

/** What a person reads of it. */
const words = (part: ReactNode) => html(part).replaceAll(/(<[^>]*>|\s)+/g, ' ')

const onPage = (part: object) => {
  shown.view = bountyView({ ...bounty('b1'), ...part }, { entries: [], acceptance: undefined, pledges: [] })
  return words(<BountyDetailScreen bountyId="b1" PageHead={() => null} />)
}
const onCard = (part: object) =>
  words(<BountyCard view={bountyView({ ...bounty('b1'), ...part }, { entries: [], acceptance: undefined, pledges: [] })} />)
const inStep = (step: number) => (part: object) =>
  html(<CreateBountyStep draft={{ ...emptyDraft, ...part, step }} problems={[]} edit={() => undefined} />)
const inForm = (part: object) => [1, 2, 3].map((step) => inStep(step)(part)).join('')

/** What a card leaves to the page. */
const onPageAlone = ['requiresPhoto']
const terms = Object.keys(payloadSchemas['create-bounty'].entries)
const fields = Object.keys(BountyDraftSchema.entries).filter((name) => name !== 'step' && name !== 'replaces')

describe('what a creator says of a bounty', () => {
  test.each(terms)('%s stands on its page', (name) => {
    const value = other(name, Reflect.get(bounty('b1'), name))
    expect(onPage({ [name]: value })).not.toBe(onPage({}))
  })

  test.each(terms.filter((name) => !onPageAlone.includes(name)))('%s stands on its card', (name) => {
    const value = other(name, Reflect.get(bounty('b1'), name))
    expect(onCard({ [name]: value })).not.toBe(onCard({}))
  })

  test.each(fields)('%s can be entered, and is read once more before it is sent', (name) => {
    const value = name === 'deadline' ? '2026-04-20' : name === 'fundingGoal' ? '223' : other(name, Reflect.get(emptyDraft, name))
    expect(inForm({ [name]: value })).not.toBe(inForm({}))
    expect(inStep(4)({ [name]: value })).not.toBe(inStep(4)({}))
  })
})
