import { expect, it } from 'vitest'
import { judgeFilling } from './form-guard'

it.each([
  [
    'a filled trap may be a password manager’s',
    { trap: 'http://spam.example', wasTold: false, openedAt: 0, now: 60_000 },
    'doubtful',
  ],
  ['a trap filled at once', { trap: 'x', wasTold: false, openedAt: 0, now: 1 }, 'doubtful'],
  ['a trap filled again after the person was told', { trap: 'x', wasTold: true, openedAt: 0, now: 60_000 }, 'person'],
  ['a form sent at once', { trap: '', wasTold: false, openedAt: 500, now: 2499 }, 'too-fast'],
  ['a form sent at once, told or not', { trap: 'x', wasTold: true, openedAt: 500, now: 2499 }, 'too-fast'],
  ['a form filled by hand', { trap: '', wasTold: false, openedAt: 500, now: 2500 }, 'person'],
])('%s', (_, filling, verdict) => {
  expect(judgeFilling(filling)).toBe(verdict)
})
