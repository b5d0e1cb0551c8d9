import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CampaignServer, type Ledger, type Person } from '../campaign/backend.ts'
import { dayFromNow, photo } from '../e2e/bounty.ts'
import type { Engine } from './engine.ts'
import { openGate, type Gate } from './gate.ts'
import { Hand } from './hand.ts'

/** The product with its database, behind a gate that can be closed. */
export interface Academy {
  server: CampaignServer
  gate: Gate
}

export async function openAcademy(): Promise<Academy> {
  const server = await CampaignServer.start()
  return { server, gate: await openGate(server.url) }
}

export async function closeAcademy({ server, gate }: Academy): Promise<void> {
  await gate.cut()
  await server.remove()
}

export const password = 'first-Password-1'
export const emailOf = ({ session }: Person): string => JSON.parse(session).user.email

/** A browser of its own at the academy's door. */
export async function newHand(engine: Engine, { gate }: Academy, userAgent?: string): Promise<Hand> {
  const session = await engine.launch(userAgent === undefined ? {} : { userAgent })
  await session.open(gate.url)
  await session.resize(390)
  return new Hand(session, gate.url)
}

export async function signIn(hand: Hand, person: Person): Promise<void> {
  await hand.open('/auth')
  await fillSignIn(hand, person)
  await hand.arrives('/')
}

export async function fillSignIn(hand: Hand, person: Person): Promise<void> {
  await hand.fill('Email', emailOf(person))
  await hand.fill('Password', password)
  await hand.press('Sign in')
}

/** Until the site's worker holds every page and answers for the server. */
export async function readyOffline(hand: Hand): Promise<void> {
  await hand.until('worker that answers', () => navigator.serviceWorker.controller?.state === 'activated')
}

export interface Bounty {
  id: string
  title: string
}

/** A bounty of somebody else's. */
export async function newBounty({ server }: Academy): Promise<Bounty> {
  const title = `Walk the mile ${crypto.randomUUID().slice(0, 8)}`
  return { id: await server.createBounty(await server.newPerson(), title), title }
}

/** What the wizard calls the bounty that is created beside that one. */
export const newTitle = ({ title }: Pick<Bounty, 'title'>) => `New: ${title}`

/** How often the server has what an act does. */
export function effectsOf(act: Act, { created, pledges, acceptances, completions }: Ledger): number {
  const withPhoto = completions.filter(({ photo_path: path }) => path !== null)
  return { create: created, fund: pledges, accept: acceptances, complete: withPhoto.length }[act]
}

export const acts = ['create', 'fund', 'accept', 'complete'] as const
export type Act = (typeof acts)[number]

export const lastPress = {
  create: 'Create Bounty',
  fund: 'Pledge $25',
  accept: 'Accept Bounty',
  complete: 'Submit Completion',
} satisfies Record<Act, string>

/** Opens the form of an act and fills it in. Answers the name of its last press. */
export async function fillForm(hand: Hand, act: Act, { id, title }: Bounty): Promise<string> {
  if (act === 'create') {
    await hand.open('/bounty/create')
    await hand.fill('Title', newTitle({ title }))
    await hand.fill('Description', 'Walk the mile, log each marker, and show the log.')
    await hand.choose('Category', 'Community Service')
    await hand.press('Next')
    await hand.fill('Funding Goal', '100')
    await hand.choose('Deadline', dayFromNow(10))
    await hand.press('Next')
    await hand.sees('Require photo verification')
    await hand.press('Next')
    return lastPress.create
  }
  await hand.open(`/bounty/${id}/${act}`)
  await hand.sees(title)
  if (act === 'accept') await hand.tick('I ')
  if (act === 'fund') await hand.press('$25')
  if (act === 'complete') {
    const path = join(tmpdir(), photo.name)
    writeFileSync(path, photo.buffer)
    await hand.until('a field for the photo', () => document.querySelector('input[type=file]:enabled') !== null)
    await hand.session.upload('input[type=file]', path)
    await hand.until('the photo', () => document.querySelector('img[alt*="verification"]') !== null)
  }
  return lastPress[act]
}
