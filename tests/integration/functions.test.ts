import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction } from './call-function.ts'
import { discardBackend, startBackend, type RunningBackend } from './running-backend.ts'

const names = readdirSync(fileURLToPath(new URL('../../supabase/functions', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

/** What each function says by itself to a visitor who sends nothing. */
const answers: Record<string, [status: number, code: string | undefined]> = {
  'application-mails': [403, 'forbidden'],
  'bounty-page': [405, 'method_not_allowed'],
  'check-subscription': [401, 'sign_in_required'],
  'completion-photo': [405, 'method_not_allowed'],
  'create-checkout': [400, 'invalid_request'],
  'customer-portal': [401, 'sign_in_required'],
  'delete-account': [400, 'invalid_request'],
  'leave-newsletter': [404, 'not_found'],
  'message-mails': [403, 'forbidden'],
  'newsletter-mails': [403, 'forbidden'],
  'notice-mails': [403, 'forbidden'],
  'push-key': [200, undefined],
  pushes: [403, 'forbidden'],
  'refund-purchase': [401, 'sign_in_required'],
  'register-free-tier': [400, 'invalid_request'],
  'send-magic-link': [400, 'invalid_request'],
  'stop-mails': [404, 'not_found'],
  'stripe-webhook': [400, 'bad_signature'],
  'sweep-photos': [403, 'forbidden'],
  'test-checkout': [404, 'not_found'],
  'test-portal': [404, 'not_found'],
  'verify-code': [400, 'invalid_request'],
}

let running: RunningBackend
beforeAll(async () => {
  running = await startBackend()
})
afterAll(() => discardBackend(running))

// Run on Node and on Deno: a function that does not load there would answer 500.
test.each(names)('%s loads on its runtime and answers for itself', async (name) => {
  const { status, body } = await callFunction(running, name, {})
  expect([status, Object(body['error']).code]).toEqual(answers[name])
})
