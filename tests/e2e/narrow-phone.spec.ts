import { forms } from './forms.ts'
import { freshEmail, openHydrated, signIn, signUp } from './people.ts'
import { expect, test } from './test.ts'

// The narrowest phone.
test.use({ viewport: { width: 320, height: 640 }, allowedMessages: [/ERR_FAILED/] })

/** The placeholders of the fields that are shown which are smaller than what is typed there, or have no room: their words, lines and sizes. */
const cutPlaceholders = () => {
  const shown = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) => field.placeholder !== '' && field.checkVisibility(),
  )
  return shown.flatMap((field) => {
    const [style, words] = [getComputedStyle(field), getComputedStyle(field, '::placeholder')]
    const line = document.createElement('div')
    line.textContent = field.placeholder
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, whiteSpace } = words
    Object.assign(line.style, { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight, whiteSpace, position: 'absolute' })
    line.style.width = `${field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)}px`
    document.body.append(line)
    const isCut = line.scrollWidth > line.clientWidth || line.offsetHeight > field.clientHeight
    line.remove()
    return isCut || parseFloat(fontSize) < parseFloat(style.fontSize) ? [`${field.placeholder}, ${fontSize}`] : []
  })
}

test('no placeholder is smaller than its field’s words or cut off', async ({ page, request }) => {
  const cut: string[] = []
  for (const form of forms) {
    await form.open(page, request)
    cut.push(...(await page.evaluate(cutPlaceholders)))
  }
  await signIn(page, 'casey@example.test')
  for (const path of ['/bounty?tab=marketplace', '/bounty/create']) {
    await openHydrated(page, path)
    await expect(page.locator('main .input').first()).toBeVisible()
    cut.push(...(await page.evaluate(cutPlaceholders)))
  }
  expect(cut).toEqual([])
})

test('an address breaks after one of its signs, and only where a line has no room for it', async ({ page }) => {
  const long = `quartermaster.of.the.second.company-${freshEmail()}`
  await signUp(page, long)
  await openHydrated(page, '/account')
  const address = page.getByRole('definition').filter({ hasText: long }).locator('bdi')
  const ends = await address.evaluate((element) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const letters: { sign: string; top: number }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (let at = 0; at < (text.textContent?.length ?? 0); at += 1) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        letters.push({ sign: range.toString(), top: Math.round(range.getBoundingClientRect().top) })
      }
    return letters.filter(({ top }, index) => top !== (letters[index + 1]?.top ?? top)).map(({ sign }) => sign)
  })
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.filter((sign) => !/[@.+_-]/.test(sign))).toEqual([])
})

/** The words of titles that stand in two lines. */
const tornTitles = () => {
  const word = document.createRange()
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: letters, index } of title.checkVisibility() ? (text.textContent?.matchAll(/\p{L}+/gu) ?? []) : []) {
        word.setStart(text, index)
        word.setEnd(text, index + letters.length)
        if (new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(letters)
      }
    return torn
  })
}

for (const path of ['/', '/about', '/faq', '/upgrades', '/training-details', '/instructors', '/terms'])
  test(`${path} keeps its titles’ words whole at twice the size, and its header below a fifth of the window`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await page.evaluate(tornTitles)).toEqual([])
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(640 / 5)
  })
