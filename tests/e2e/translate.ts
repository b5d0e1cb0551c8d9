import type { Page } from '@playwright/test'

/** `parsed`: as soon as the HTML is there, before its scripts. `loaded`: while React takes the page over. `live`: once it has. */
export type Moment = 'parsed' | 'loaded' | 'live'

/**
 * Does to every text of the page, from that moment on and after each change, what the translation of a browser does: two `<font>`s with other words stand in its place.
 * Each gets a letter that takes no room and that Playwright passes over, so that a test finds the words and the page doesn't. Each change is answered at once, which leaves the page no time that a real one, which asks a server, leaves.
 */
export async function translatePages(page: Page, moment: Moment): Promise<void> {
  await page.addInitScript((begins) => {
    const foreign = 'script, style, noscript, textarea, font, title, svg'
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(foreign)) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        outer.firstElementChild?.append(`${text.data}\u200b`)
        text.replaceWith(outer)
      }
    }
    const begin = () => {
      translate()
      new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    if (begins === 'loaded') addEventListener('load', begin)
    else
      new MutationObserver((_, self) => {
        const hasCome =
          begins === 'live' ? document.documentElement.dataset['hydrated'] === '' : document.querySelector('script[data-entry]')
        if (!hasCome) return
        self.disconnect()
        begin()
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-hydrated'] })
  }, moment)
}
