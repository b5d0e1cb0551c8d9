// @in pushes @members
import * as v from 'valibot'
import { parsedAs } from '../domain/app/parsed-as'
import { type MailTopic, mailTopics, type PushTopic, pushTopics } from '../domain/bounties/push'
import { backend } from '../env'
import { readRows } from './data-client'
import { type Answer, offline, refusalOfThrown } from './failure'
import { invokeFunction } from './invoke-function'
import { timedFetch } from './timed-fetch'

const StandingSchema = v.pipe(
  v.object({
    is_on: v.boolean(),
    off: v.array(v.picklist(pushTopics)),
    mailed: v.array(v.picklist(mailTopics)),
    address: v.nullable(v.string()),
  }),
  v.transform(({ is_on, ...standing }) => ({ isOn: is_on, ...standing })),
)
/** Whether this device is told, what its person has switched off on all of theirs, and what mails tell, at which confirmed address. */
export type PushStanding = v.InferOutput<typeof StandingSchema>

const SubscriptionSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})
/** What a browser subscribes with: an address of its push service, and the keys that the words are encrypted with. */
export type Subscription = v.InferOutput<typeof SubscriptionSchema>
export const parseSubscription = parsedAs(SubscriptionSchema)

const standing = parsedAs(StandingSchema)

/** How it stands for who asks and the device of this endpoint. */
export const pushStanding = (endpoint: string | null): Promise<Answer<PushStanding>> =>
  readRows((client) => client.rpc('push_standing', { p_endpoint: endpoint }), standing)

/** Has this device told what its person wants to hear. */
export const addPushDevice = (userId: string, { endpoint, keys }: Subscription): Promise<Answer<PushStanding>> =>
  readRows(
    (client) =>
      client.rpc('add_push_device', { p_expected_user: userId, p_endpoint: endpoint, p_p256dh: keys.p256dh, p_auth: keys.auth }),
    standing,
  )

/** This device is told nothing more. It needs no session. */
export const dropPushDevice = (endpoint: string): Promise<Answer<null>> =>
  readRows(
    (client) => client.rpc('drop_push_device', { p_endpoint: endpoint }),
    () => null,
  )

/** Switches these topics off and all others on. */
export const choosePushes = (userId: string, off: readonly PushTopic[], endpoint: string | null): Promise<Answer<PushStanding>> =>
  readRows((client) => client.rpc('choose_pushes', { p_expected_user: userId, p_off: off, p_endpoint: endpoint }), standing)

/** Has mails tell these topics and no others. */
export const chooseMails = (
  userId: string,
  topics: readonly MailTopic[],
  endpoint: string | null,
): Promise<Answer<PushStanding>> =>
  readRows((client) => client.rpc('choose_mails', { p_expected_user: userId, p_topics: topics, p_endpoint: endpoint }), standing)

const KeySchema = v.object({ key: v.string(), standIn: v.nullable(v.string()) })

/** What to subscribe with, and the path of a push service that stands in on a development server. */
export const pushKey = () => invokeFunction('push-key', {}, KeySchema)

/** Subscribes at the push service of a development server, which shows in its inbox what came. */
export async function subscribeAtStandIn(path: string): Promise<Answer<Subscription>> {
  try {
    const response = await timedFetch(backend().url + path, { method: 'POST' })
    const subscription = response.ok ? parseSubscription(await response.json()) : undefined
    return subscription ? { ok: true, value: subscription } : offline
  } catch (error) {
    return refusalOfThrown(error)
  }
}
