import { expect, it } from 'vitest'
import { paymentAddress } from './payment-address'

const own = 'https://academy.example'

it.each([
  'https://checkout.stripe.com/c/pay/cs_test_1',
  'https://billing.stripe.com/p/session/x',
  'https://academy.example/functions/v1/test-checkout?id=1',
])('%s may be opened', (address) => expect(paymentAddress(address, own)).toBe(address))

it.each([
  'http://checkout.stripe.com/c/pay/cs_test_1',
  'https://checkout.stripe.com.evil.test/',
  'https://evil.test/checkout.stripe.com',
  'https://checkout.stripe.com:8443/',
  'https://user@checkout.stripe.com/',
  'https://academy.example.evil.test/',
  'http://academy.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//checkout.stripe.com',
  '/own/path',
  '',
])('%s is refused', (address) => expect(paymentAddress(address, own)).toBeNull())
