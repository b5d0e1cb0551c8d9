import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { bootScript } from '../../build/boot-script.ts'
import { askedFor } from '../../build/supported-browsers.ts'
import { readBuilt } from './built-page.ts'
import { scriptAt, scriptCalled } from './built-scripts.ts'

const rescue = /<script>([\s\S]*)<\/script>/.exec(readBuilt('rescue.html'))?.[1] ?? ''

/** What came to the language after 2018, as far as a minifier writes it: a browser of then reads no line of such a script. */
const laterSyntax = /\?\.(?!\d)|\?\?|\|\|=|&&=|\bstatic\s*\{|#\w+\s*[=(;]|catch\s*\{|\d_\d|\d+n\b/

describe.each([
  ['the boot script', bootScript],
  ['the notice of an old browser', readBuilt('old-browser.js')],
  ['the rescue page', rescue],
])('%s', (_what, script) => {
  test('has the syntax of 2018', () => {
    expect(script.length).toBeGreaterThan(500)
    expect(parseSync('script.js', script).errors).toEqual([])
    expect(script.replaceAll(/`[^`]*`|'[^']*'|\/\\b.*?\//g, '""')).not.toMatch(laterSyntax)
  })
})

test('the rescue page calls nothing that the app asks for first', () => {
  expect(Object.keys(askedFor).filter((name) => rescue.includes(`.${name}(`))).toEqual([])
})

test('the app asks for all of it before it starts', () => {
  const { text } = scriptAt(scriptCalled('index'))
  const asked = Object.values(askedFor).map((expression) => expression.replaceAll("'", '`'))
  expect(asked.filter((expression) => !text.includes(expression))).toEqual([])
})
