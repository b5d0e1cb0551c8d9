import { expect, test } from 'vitest'
import { academy } from '../../../src/content/academy.ts'
import { academyName } from '../_shared/academy-name.ts'
import { bountyHead, bountyText } from './bounty-head.ts'

const bounty = {
  id: 'f0621f0d-2590-49a7-9a92-1c6efbbedbff',
  title: 'Read "Common Sense" & <compare>',
  description: `Line one.\nLine two. ${'word '.repeat(80)}`,
}

test('a shared bounty has its own title, description, address and picture, and its words can’t become markup', () => {
  const head = bountyHead(bounty, 'https://example.org')
  expect(head).toContain('<title>Read &quot;Common Sense&quot; &amp; &lt;compare&gt; | Wayfinder Cadet Academy</title>')
  expect(head).toContain('property="og:title" content="Read &quot;Common Sense&quot; &amp; &lt;compare&gt; | Wayfinder')
  expect(head).toContain('rel="canonical" href="https://example.org/bounty/f0621f0d-2590-49a7-9a92-1c6efbbedbff"')
  expect(head).toContain('property="og:image" content="https://example.org/social/bounty.png"')
  const description = /name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  expect(description).toMatch(/^Line one\. Line two\. word .*word…$/)
  expect(description.length).toBeLessThanOrEqual(201)
  expect(bountyText(bounty)).not.toContain('<compare>')
})

test('the academy has one name', () => {
  expect(academyName).toBe(academy.name)
})
