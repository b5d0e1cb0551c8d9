import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { judgeFilling, TrapField } from './form-guard'

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

test.each([
  ['1Password', 'data-1p-ignore'],
  ['LastPass', 'data-lpignore="true"'],
  ['Bitwarden', 'data-bwignore'],
  ['Dashlane', 'data-form-type="other"'],
  ['Proton Pass', 'data-protonpass-ignore'],
  ['the browser', 'autoComplete="off"'],
])('%s is asked to leave the trap alone', (_, attribute) => {
  expect(renderToStaticMarkup(<TrapField />)).toContain(attribute)
})

test('neither name nor words of the trap say what a manager could put there', () => {
  expect(renderToStaticMarkup(<TrapField />)).not.toMatch(/website|url|name="(name|email|company|phone)|address|honey/i)
})
