import webPush from 'web-push'
import { isDevelopment, required, variable } from './environment.ts'
import { Refusal } from './refusal.ts'
import { reach } from './server-fetch.ts'

/** A browser's subscription, as it gave it: where to send, and the two keys that its words are encrypted with, in base64url. */
export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** The push services of the browsers. A subscription comes from outside, and the server calls nobody else for it. */
const services =
  /^https:\/\/([\w-]+\.)*(fcm\.googleapis\.com|jmt17\.google\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)\//

/** After a day it is no news, and a push service keeps it no longer. In seconds. */
const KEPT_FOR = 24 * 60 * 60

function isPushService(endpoint: string): boolean {
  const standIn = isDevelopment() ? variable('DEVELOPMENT_PUSH_URL') : null
  return services.test(endpoint) || (standIn !== null && endpoint.startsWith(`${standIn}/`))
}

/**
 * Sends words to a device, encrypted for it alone (RFC 8030, 8291, 8292). `topic`: of several that wait there with one topic the last is
 * delivered. Answers whether the push service still knows the device. Throws a Refusal where it takes nothing.
 */
export type SendPush = (to: Subscription, topic: string, text: string) => Promise<'taken' | 'gone'>

export function pushSender(): SendPush {
  const [publicKey, privateKey, subject] = [
    required('VAPID_PUBLIC_KEY'),
    required('VAPID_PRIVATE_KEY'),
    required('VAPID_SUBJECT'),
  ]
  return async ({ endpoint, p256dh, auth }, topic, text) => {
    if (!isPushService(endpoint)) return 'gone'
    const { body, headers } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: KEPT_FOR,
      urgency: 'normal',
      topic,
      vapidDetails: { publicKey, privateKey, subject },
    })
    const response = await reach(endpoint, {
      method: 'POST',
      headers,
      body: body === null ? null : new Uint8Array(body),
      redirect: 'manual',
    })
    if (response.ok) return 'taken'
    if (response.status === 404 || response.status === 410) return 'gone'
    console.error(`The push service answered ${response.status}`)
    throw new Refusal(502, 'not_sent', 'The push service took nothing.')
  }
}
