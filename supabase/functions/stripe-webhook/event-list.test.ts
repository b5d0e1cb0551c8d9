import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { API_VERSION } from '../_shared/payment-provider.ts'
import { eventTypes } from './payment-fact.ts'

const page = readFileSync(fileURLToPath(new URL('../../../docs/deploying.md', import.meta.url)), 'utf8')
const listPath = fileURLToPath(import.meta.resolve('stripe')).replace(/stripe\.\w+\.node\.js$/, 'resources/Events.d.ts')
/** The provider's own list, of the version that its package was made for. */
const provided = [...readFileSync(listPath, 'utf8').matchAll(/^ +type: '([\w.]+)';$/gm)].map(([, type = '']) => type)
const named = (text: string) => [...text.matchAll(/`([a-z_]+(?:\.[a-z_*]+)+)`/g)].map(([, type = '']) => type)
const step = page.match(/^8\. \*\*Stripe\.\*\*[^]*?^9\. /m)?.[0] ?? ''
const unheard = named(page.match(/^## Events of Stripe that are not heard$[^]*?(?=^## |(?![^]))/m)?.[0] ?? '')
const covers = (name: string, type: string) => (name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : name === type)

test('the endpoint is made for the events that are read, in the version that is spoken', () => {
  expect(
    named(step)
      .filter((name) => provided.includes(name))
      .toSorted(),
  ).toEqual(eventTypes.toSorted())
  expect(step).toContain(API_VERSION)
})

test('every other event of the provider is named as not heard, with the reason, and none that is read or made up', () => {
  const missing = provided.filter((type) => !eventTypes.includes(type) && !unheard.some((name) => covers(name, type)))
  expect(missing).toEqual([])
  expect(unheard.filter((name) => !provided.some((type) => covers(name, type)))).toEqual([])
  expect(unheard.filter((name) => eventTypes.some((type) => covers(name, type)))).toEqual([])
})
