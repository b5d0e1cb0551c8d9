// @in pushes @members
import type { MailTopic, PushTopic } from '../domain/bounties/push'
import { dropOwn, readOwn, saveOwn } from '../local/own-values'
import { type Answer, refusalOfThrown, type Refusal } from '../remote/failure'
import type { PushStanding, Subscription } from '../remote/pushes'
import { useAuth } from './auth-store'

type Remote = typeof import('../remote/pushes')

/**
 * What this browser can do: `missing` nothing, `to_install` something once the app is on the home screen (Safari on a phone), `blocked` nothing
 * before its person allows it in the browser's settings.
 */
export type PushAbility = 'missing' | 'to_install' | 'blocked' | 'ready'

/** How it stands for this device. `isTest`: it has no push service, and that of a development server stands in. */
export type DevicePushes = PushStanding & { isTest: boolean }

/** The name under which the device keeps its subscription at a development server. */
const standInName = 'push-stand-in'

export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'blocked' : 'ready'
  return Reflect.get(navigator, 'standalone') === false ? 'to_install' : 'missing'
}

const registered = async () => (await navigator.serviceWorker.getRegistration())?.pushManager
const ownId = () => useAuth.getState().user?.id ?? null
const refusal = (code: string): Refusal => ({ ok: false, code, message: null, status: 0 })

async function standInOf(userId: string | null): Promise<string | null> {
  const kept = userId === null ? undefined : await readOwn(userId, standInName)
  return typeof kept === 'string' ? kept : null
}

/** Where this device is told; null where it isn't. */
async function heldEndpoint(userId: string | null): Promise<string | null> {
  const manager = 'serviceWorker' in navigator ? await registered() : undefined
  return (await manager?.getSubscription())?.endpoint ?? standInOf(userId)
}

/** Asks the server through code that is loaded on demand, for whoever is signed in: where that can't be had, nothing answered. */
async function ask(
  question: (remote: Remote, userId: string, endpoint: string | null) => Promise<Answer<PushStanding>>,
): Promise<Answer<DevicePushes>> {
  try {
    const userId = ownId()
    if (userId === null) return refusal('no_session')
    const answer = await question(await import('../remote/pushes'), userId, await heldEndpoint(userId))
    return answer.ok ? { ok: true, value: { ...answer.value, isTest: (await standInOf(userId)) !== null } } : answer
  } catch (error) {
    return refusalOfThrown(error)
  }
}

/** How it stands for this device. */
export const devicePushes = () => ask((remote, _, endpoint) => remote.pushStanding(endpoint))

/** Switches these topics off, on all devices of the person, and all others on. */
export const choosePushes = (off: readonly PushTopic[]) =>
  ask((remote, userId, endpoint) => remote.choosePushes(userId, off, endpoint))

/** Has mails tell these topics and no others. */
export const chooseMails = (topics: readonly MailTopic[]) =>
  ask((remote, userId, endpoint) => remote.chooseMails(userId, topics, endpoint))

/**
 * Has this device told. Call it in a press: the browser asks its person only then. Refuses with `blocked` where they say no, `no_worker`
 * where the app is not stored on the device yet, `no_push_service` where the browser reaches none.
 */
export async function turnOnPushes(): Promise<Answer<DevicePushes>> {
  if ((await Notification.requestPermission()) !== 'granted') return refusal('blocked')
  return ask(async (remote, userId) => {
    const manager = await registered()
    if (!manager) return refusal('no_worker')
    const asked = await remote.pushKey()
    if (!asked.ok) return asked
    const subscribed = await subscribe(remote, manager, asked.value)
    if (!subscribed.ok) return subscribed
    const { subscription, isTest } = subscribed.value
    if (isTest) await saveOwn(userId, standInName, subscription.endpoint)
    return remote.addPushDevice(userId, subscription)
  })
}

async function subscribe(
  remote: Remote,
  manager: PushManager,
  { key, standIn }: { key: string; standIn: string | null },
): Promise<Answer<{ subscription: Subscription; isTest: boolean }>> {
  // One of another key can't be renewed, and one of this key is given again by the browser.
  const held = await manager.getSubscription()
  const isOfKey = held?.options.applicationServerKey && base64url(held.options.applicationServerKey) === key
  if (held && !isOfKey) await held.unsubscribe()
  try {
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const subscription = remote.parseSubscription(made.toJSON())
    return subscription ? { ok: true, value: { subscription, isTest: false } } : refusal('no_push_service')
  } catch {
    if (standIn === null) return refusal('no_push_service')
    const lent = await remote.subscribeAtStandIn(standIn)
    return lent.ok ? { ok: true, value: { subscription: lent.value, isTest: true } } : lent
  }
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Has this device told nothing more. The browser's part needs no network; what the server has not heard it hears from the push service. */
export async function turnOffPushes(): Promise<Answer<DevicePushes>> {
  return ask(async (remote, userId, endpoint) => {
    await leavePushes(userId)
    if (endpoint !== null) {
      const dropped = await remote.dropPushDevice(endpoint)
      if (!dropped.ok) return dropped
    }
    return remote.pushStanding(null)
  })
}

/** Ends the subscription of this device, whoever's it is, and forgets the one at a development server. Never throws. */
export async function leavePushes(userId: string): Promise<void> {
  const manager = 'serviceWorker' in navigator ? await registered().catch(() => undefined) : undefined
  const held = await manager?.getSubscription().catch(() => null)
  await held?.unsubscribe().catch(() => false)
  await dropOwn(userId, standInName)
}
