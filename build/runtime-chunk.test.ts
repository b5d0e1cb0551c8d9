import { expect, test } from 'vitest'
import { runtimeWithReact } from './runtime-chunk.ts'

const runtime = 'k3v9x0ab.js'
const dom = '7q1mz5wc.js'
const nameOf = new Map([
  [runtime, 'rolldown-runtime'],
  [dom, 'dom'],
])
const chunk = (fileName: string, code: string, imports: string[]) => ({
  type: 'chunk',
  name: nameOf.get(fileName) ?? 'page',
  fileName: `assets/${fileName}`,
  code,
  imports: imports.map((file) => `assets/${file}`),
})

function bundled(chunks: ReturnType<typeof chunk>[]) {
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]))
  const { handler } = Object(runtimeWithReact().generateBundle)
  handler({}, bundle)
  return bundle
}

const stands = [
  chunk(runtime, 'var e=1,c=2;export{c as n,e as t};', []),
  chunk(dom, `import{t as e}from"./${runtime}";var r=e();export{r as a};`, [runtime]),
]

test('the bundler’s helpers lie with React, and are taken from there', () => {
  const { [`assets/${dom}`]: react, ...others } = bundled([
    ...stands,
    chunk('both.js', `import{n as e}from"./${runtime}";import{a as x}from"./${dom}";e(x)`, [runtime, dom]),
    chunk('alone.js', `import{t as e}from"./${runtime}";import{o}from"./other.js";e(o)`, [runtime, 'other.js']),
  ])
  expect(react).toMatchObject({
    code: 'var{n:$$n,t:e}=(()=>{var e=1,c=2;return{n:c,t:e}})();var r=e();export{$$n as $n,e as $t,r as a};',
    imports: [],
  })
  expect(others).toEqual({
    'assets/both.js': chunk('both.js', `import{$n as e,a as x}from"./${dom}";e(x)`, [dom]),
    'assets/alone.js': chunk('alone.js', `import{$t as e}from"./${dom}";import{o}from"./other.js";e(o)`, [dom, 'other.js']),
  })
})

test('what it does not know stops the build', () => {
  expect(() => bundled([stands[0] ?? chunk('', '', []), chunk(dom, 'export{r as a};', [])])).toThrow('React')
})

test('without helpers nothing changes', () => {
  const only = chunk(dom, 'var r=1;export{r as a};', [])
  expect(bundled([only])).toEqual({ [`assets/${dom}`]: only })
})
