import { expect, test } from 'vitest'
import { mayReceiveText } from './text-destination.ts'

test.each([
  ['a mobile of the US', '+12025550123', ['US'], true],
  ['a number that the US has not given out', '+15551234567', ['US', 'CA'], true],
  ['a mobile of the UK', '+447400123456', ['US', 'CA'], false],
  ['the same where the UK is named', '+447400123456', ['US', 'GB'], true],
  ['the same where all are', '+447400123456', null, true],
  ['Jamaica, which shares the calling code of the US', '+18765551234', ['US', 'CA'], false],
  ['premium in the US', '+19002345678', null, false],
  ['premium in the UK', '+449098790000', null, false],
  ['toll-free in the US', '+18002345678', null, false],
  ['too short for its country', '+4479111', null, false],
  ['too long for its country', '+120255501234', null, false],
  ['a national zero kept behind the country', '+4407911123456', null, false],
  ['a number that the UK has none of', '+441234', null, false],
  ['no country at all', '+9995551234567', null, false],
  ['a satellite, which no country is', '+881612345678', ['US'], false],
])('%s: %s for %j is %s', (_, number, countries, may) => expect(mayReceiveText(number, countries)).toBe(may))
