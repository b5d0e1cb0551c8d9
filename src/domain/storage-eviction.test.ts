import { expect, test } from 'vitest'
import { isAppleMobile, mayBeEvicted, warnAfterMs } from './storage-eviction'

const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', touchPoints: 5, isInstalled: false }
const iPad = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', touchPoints: 5, isInstalled: false }
const mac = { ...iPad, touchPoints: 0 }
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7)', touchPoints: 5, isInstalled: false }
const old = [{ state: 'queued' as const, createdAt: 0 }]

test('unsent work of three days in a tab on iOS is in danger', () => {
  expect(mayBeEvicted(iPhone, old, warnAfterMs)).toBe(true)
  expect(mayBeEvicted(iPad, old, warnAfterMs)).toBe(true)
})

test.each([
  ['before three days', iPhone, old, warnAfterMs - 1],
  ['once installed', { ...iPhone, isInstalled: true }, old, warnAfterMs],
  ['elsewhere', android, old, warnAfterMs],
  ['on a Mac', mac, old, warnAfterMs],
  ['when everything was sent', iPhone, [{ state: 'applied' as const, createdAt: 0 }], warnAfterMs],
])('nothing is said %s', (_, device, entries, now) => expect(mayBeEvicted(device, entries, now)).toBe(false))

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Safari on an iPhone', `${phone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  ['Chrome on an iPhone', `${phone} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, true],
  ['Firefox on an iPhone', `${phone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5, true],
  ['Edge on an iPhone', `${phone} Version/18.0 EdgiOS/137.0.3296.52 Mobile/15E148 Safari/604.1`, 5, true],
  ['Chrome on an iPad', `${tablet} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari on an iPad that asks for desktop pages', `${macintosh} Version/18.5 Safari/605.1.15`, 5, true],
  ['Chrome on an iPad that asks for desktop pages', `${macintosh} CriOS/137 Version/18.5 Safari/605.1.15`, 5, true],
  ['Safari on a Mac', `${macintosh} Version/18.5 Safari/605.1.15`, 0, false],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/137.0.0.0 Mobile Safari/537.36', 5, false],
  ['Edge on Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0.0.0 Edg/137.0.0.0', 10, false],
])('%s', (_, userAgent, touchPoints, expected) => expect(isAppleMobile({ userAgent, touchPoints })).toBe(expected))
