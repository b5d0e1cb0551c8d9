import { expect, test } from 'vitest'
import { pageAddress } from './page-address'

test.each([
  ['/index.html', '/'],
  ['/', '/'],
  ['/faq.html', '/faq'],
  ['/bounty/create.html', '/bounty/create'],
  ['/faq', '/faq'],
  ['/bounty/index.html', '/bounty/index'],
  ['/_shell.html', '/_shell.html'],
  ['/assets/a.js', '/assets/a.js'],
])('%s is %s', (path, address) => {
  expect(pageAddress(path)).toBe(address)
})
