import { expect, test } from 'vitest'
import { browserName } from './browser-name'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webkit}`

test.each([
  [`${iPhone('15_6_1')} Version/15.6.1 Mobile/15E148 Safari/604.1`, 'iOS 15.6'],
  [`${iPhone('15_0')} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`, 'iOS 15.0'],
  [`Mozilla/5.0 (iPad; CPU OS 14_8 like Mac OS X) ${webkit} Version/14.1.2 Mobile/15E148 Safari/604.1`, 'iOS 14.8'],
  [`${mac} ${webkit} Version/15.6 Safari/605.1.15`, 'Safari 15.6'],
  [`${windows} ${chromium} Chrome/109.0.0.0 Safari/537.36`, 'Chrome 109'],
  [`${windows} ${chromium} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140`, 'Edge 109'],
  [
    `Mozilla/5.0 (Linux; Android 12) ${chromium} SamsungBrowser/20.0 Chrome/106.0.5249.126 Mobile Safari/537.36`,
    'Samsung Internet 20',
  ],
  ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115'],
  ['curl/8.5.0', null],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
