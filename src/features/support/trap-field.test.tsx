import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TrapField } from './trap-field'

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
