import { expect, test } from 'vitest'
import { packedPage, packPages } from './packed-pages'

const page = (title: string, words: string) =>
  `<head><title>${title}</title><style>h1{}</style></head><body><i>Frame</i><main><h1>${words}</h1></main><footer>End</footer></body>`
const pages = new Map([
  ['/course/week-1/one', page('One', 'First')],
  ['/course/week-2/two', page('Two', 'Second')],
])

test('no other address has a page', () => {
  expect(packedPage(packPages(pages), '/course/week-1/two')).toBeUndefined()
})

test('each page is what it was, to the letter', () => {
  const shared = packPages(pages)
  for (const [address, html] of pages) expect(packedPage(shared, address)).toBe(html)
})

test('what pages share stands there once', () => {
  const text = packPages(pages).parts.join('')
  for (const part of ['h1{}', 'Frame', 'End', 'First', 'Second']) expect(text.split(part)).toHaveLength(2)
})
