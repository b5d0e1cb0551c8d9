import { describe, expect, it } from 'vitest'
import { installWayOf, isAppleMobile, offersInstall, parseInstallMemory } from './install-offer'

describe('offersInstall', () => {
  it.each([
    [{ pages: 0, dismissed: false }, false, false],
    [{ pages: 3, dismissed: false }, false, false],
    [{ pages: 4, dismissed: false }, true, false],
    [{ pages: 4, dismissed: true }, false, false],
    [{ pages: 4, dismissed: false }, false, true],
  ])('%o, installed %s: %s', (memory, installed, offers) => {
    expect(offersInstall(memory, installed)).toBe(offers)
  })
})

describe('parseInstallMemory', () => {
  it.each([
    [null, { pages: 0, dismissed: false }],
    ['2', { pages: 2, dismissed: false }],
    ['999', { pages: 4, dismissed: false }],
    ['-1', { pages: 0, dismissed: false }],
    ['NaN', { pages: 0, dismissed: false }],
    ['dismissed', { pages: 0, dismissed: true }],
  ])('%s', (text, memory) => {
    expect(parseInstallMemory(text)).toEqual(memory)
  })
})

const iPhone = (os: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`
const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0'

describe('installWayOf', () => {
  it.each([
    [
      'Instagram on an iPhone',
      `${iPhone('18_5')} Mobile/15E148 Instagram 382.0.0.29.80 (iPhone15,2; iOS 18_5)`,
      5,
      'safari-first',
    ],
    [
      'Facebook on an iPhone',
      `${iPhone('18_5')} Mobile/15E148 [FBAN/FBIOS;FBAV/516.0.0.40.90;FBDV/iPhone15,2]`,
      5,
      'safari-first',
    ],
    ['LinkedIn on an iPhone', `${iPhone('18_5')} Mobile/15E148 [LinkedInApp]/9.31.1120`, 5, 'safari-first'],
    [
      'Instagram on an iPhone, with Safari in its name',
      `${iPhone('18_5')} Version/18.5 Mobile/15E148 Safari/604.1 Instagram 382.0`,
      5,
      'safari-first',
    ],
    ['Facebook on an iPad', `${macintosh} Mobile/15E148 [FBAN/FBIOS;FBAV/516.0;FBDV/iPad13,4]`, 5, 'safari-first'],
    ['another app on an iPhone', `${iPhone('18_5')} Mobile/15E148`, 5, 'safari-first'],
    ['Chrome on an iPhone before 16.4', `${iPhone('16_3_1')} CriOS/113.0.5672.69 Mobile/15E148 Safari/604.1`, 5, 'safari-first'],
    ['Firefox on an iPhone before 16.4', `${iPhone('15_8')} FxiOS/113.0 Mobile/15E148 Safari/605.1.15`, 5, 'safari-first'],
    ['Safari on an iPhone before 16.4', `${iPhone('15_8')} Version/15.6 Mobile/15E148 Safari/604.1`, 5, 'share-sheet'],
    ['Chrome on an iPhone of 16.4', `${iPhone('16_4')} CriOS/113.0.5672.69 Mobile/15E148 Safari/604.1`, 5, 'share-sheet'],
    ['Chrome on an iPhone', `${iPhone('18_5')} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, 'share-sheet'],
    ['Firefox on an iPhone', `${iPhone('18_5')} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5, 'share-sheet'],
    ['Edge on an iPhone', `${iPhone('18_5')} Version/18.0 EdgiOS/137.0.3296.52 Mobile/15E148 Safari/604.1`, 5, 'share-sheet'],
    ['Safari on an iPhone', `${iPhone('26_0')} Version/26.0 Mobile/15E148 Safari/604.1`, 5, 'share-sheet'],
    ['Safari on an iPad', `${macintosh} Version/18.5 Safari/605.1.15`, 5, 'share-sheet'],
    ['Chrome on an iPad', `${macintosh} CriOS/137.0 Version/18.5 Safari/605.1.15`, 5, 'share-sheet'],
    [
      'Instagram on Android',
      `${pixel} Chrome/137.0.7151.61 Mobile Safari/537.36 Instagram 382.0.0.49.84 Android`,
      5,
      'chrome-first',
    ],
    [
      'Facebook on Android',
      `${pixel} Chrome/137.0.7151.61 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/516.0.0.55.66;]`,
      5,
      'chrome-first',
    ],
    ['LinkedIn on Android', `${pixel} Chrome/137.0.7151.61 Mobile Safari/537.36 [LinkedInApp]`, 5, 'chrome-first'],
    ['another app on Android', `${pixel} Chrome/137.0.7151.61 Mobile Safari/537.36`, 5, 'chrome-first'],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 5, null],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0', 5, null],
    ['Safari on a Mac', `${macintosh} Version/18.5 Safari/605.1.15`, 0, null],
    ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/137.0.0.0`, 10, null],
  ])('%s', (_, userAgent, touchPoints, way) => {
    expect(installWayOf({ userAgent, touchPoints })).toBe(way)
  })
})

describe('isAppleMobile', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

  it.each([
    ['Safari on an iPhone', `${phone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
    ['Chrome on an iPhone', `${phone} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, true],
    ['Firefox on an iPhone', `${phone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 5, true],
    ['Edge on an iPhone', `${phone} Version/18.0 EdgiOS/137.0.3296.52 Mobile/15E148 Safari/604.1`, 5, true],
    ['Chrome on an iPad', `${tablet} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, true],
    ['Safari on an iPad that asks for desktop pages', `${macintosh} Version/18.5 Safari/605.1.15`, 5, true],
    ['Chrome on an iPad that asks for desktop pages', `${macintosh} CriOS/137 Version/18.5 Safari/605.1.15`, 5, true],
    ['Safari on a Mac', `${macintosh} Version/18.5 Safari/605.1.15`, 0, false],
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/137.0.0.0 Mobile Safari/537.36', 5, false],
    [
      'Edge on Windows with a touch screen',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0.0.0 Edg/137.0.0.0',
      10,
      false,
    ],
  ])('%s', (_, userAgent, touchPoints, expected) => expect(isAppleMobile({ userAgent, touchPoints })).toBe(expected))
})
