import { expect, test } from 'vitest'
import { withoutFacades } from './facade-chunks.ts'

const chunk = (fileName: string, code: string, more = {}) => ({ type: 'chunk', fileName, code, isEntry: false, ...more })

function bundled(chunks: ReturnType<typeof chunk>[]) {
  const bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]))
  const { handler } = Object(withoutFacades().generateBundle)
  handler({}, bundle)
  return Object.fromEntries(Object.entries(bundle).map(([name, { code }]) => [name, code]))
}

test('what only hands on is fetched from where it lies', () => {
  expect(
    bundled([
      chunk('assets/page.js', 'let a=await import(`./ping.js`);let b=import(`./other.js`)'),
      chunk('assets/ping.js', 'export{x as ping,pong}from"./member.js";'),
      chunk('assets/member.js', 'let x=1,pong=2;export{x,pong}'),
      chunk('assets/other.js', 'export let o=1'),
    ]),
  ).toEqual({
    'assets/page.js': 'let a=await import(`./member.js`).then(m=>({ping:m.x,pong:m.pong}));let b=import(`./other.js`)',
    'assets/member.js': 'let x=1,pong=2;export{x,pong}',
    'assets/other.js': 'export let o=1',
  })
})

test('a fetch says nothing twice', () => {
  expect(
    bundled([
      chunk(
        'assets/page.js',
        'X(async()=>{let{Menu:e}=await import(`./menu.js`);return{Menu:e}},[]);X(async()=>{let{ping:e}=await import(`./ping.js`);return{ping:e}},[])',
      ),
      chunk('assets/ping.js', 'export{x as ping,pong}from"./member.js";'),
      chunk('assets/menu.js', 'export let Menu=1'),
      chunk('assets/member.js', 'let x=1,pong=2;export{x,pong}'),
    ])['assets/page.js'],
  ).toBe('X(()=>import(`./menu.js`),[]);X(()=>import(`./member.js`).then(m=>({ping:m.x})),[])')
})

test('of what it hands on, a script names only what it takes', () => {
  const { 'assets/page.js': page } = bundled([
    chunk('assets/page.js', 'let{pong:e}=await import(`./ping.js`);let{ping}=await import(`./ping.js`);'),
    chunk('assets/ping.js', 'export{x as ping,pong}from"./member.js";'),
    chunk('assets/member.js', 'let x=1,pong=2;export{x,pong}'),
  ])
  expect(page).toBe(
    'let{pong:e}=await import(`./member.js`).then(m=>({pong:m.pong}));let{ping}=await import(`./member.js`).then(m=>({ping:m.x}));',
  )
})

test('an entry keeps its file', () => {
  const left = bundled([
    chunk('assets/a.js', 'export{x as y}from"./b.js";', { isEntry: true }),
    chunk('assets/b.js', 'export{x}'),
  ])
  expect(left).toHaveProperty('assets/a.js')
})

test('a file that is also imported plainly stays', () => {
  const left = bundled([
    chunk('assets/page.js', 'import{y}from"./a.js";import(`./a.js`)'),
    chunk('assets/a.js', 'export{x as y}from"./b.js";'),
    chunk('assets/b.js', 'export{x}'),
  ])
  expect(left).toHaveProperty('assets/a.js')
})
