import { expect, test } from 'vitest'
import { meantAddress, pageAddress } from './page-address'

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

const pages = ['/', '/faq', '/bounty', '/bounty/create', '/course/week-1/see-it-early', '/404']

test.each([
  ['/bounty/3F2504E0-4F89-41D3-9A0C-0305E82C3301', null],
  ['/Bounty/3F2504E0-4F89-41D3-9A0C-0305E82C3301', null],
  ['/bounty/Create2', null],
  ['/ASSETS/A.JS', null],
  ['/_SHELL.HTML', null],
  ['/FAQ/TOKEN', null],
  ['/FAQS', null],
  ['/faq/', null],
  ['/faq', null],
  ['/FAQ', '/faq'],
  ['/Faq', '/faq'],
  ['/FAQ/', '/faq'],
  ['/BOUNTY/CREATE', '/bounty/create'],
  ['/Course/Week-1/See-It-Early', '/course/week-1/see-it-early'],
  ['/faq.html', '/faq'],
  ['/FAQ.HTML', '/faq'],
  ['/Index.html', '/'],
])('%s means %s', (path, address) => {
  expect(meantAddress(path, (each) => pages.includes(each))).toBe(address ?? path)
})
