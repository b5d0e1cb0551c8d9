type Answer = [path: string, status: number, text: string, caching: string]

/** What any host of the built site answers, the one of `npm start` and those on the network; the site is `makeSite`'s. */
export const siteAnswers: Answer[] = [
  ['/', 200, 'home', 'no-cache'],
  ['/about', 200, 'about', 'no-cache'],
  ['/bounty/create', 200, 'create', 'no-cache'],
  ['/bounty/7b0c', 200, 'shell', 'no-cache'],
  ['/bounty/7b0c/fund', 200, 'form', 'no-cache'],
  ['/bounty/7B0C', 200, 'shell', 'no-cache'],
  ['/bounty/7b0c/other', 404, 'not found', 'no-cache'],
  ['/no-such-page', 404, 'not found', 'no-cache'],
  ['/assets/app-1a2b3c.js', 200, 'export', 'public, max-age=31536000, immutable'],
  ['/no-such-page.html', 404, 'Not Found', 'no-store'],
  ['/assets/app-old.js', 404, 'Not Found', 'no-store'],
  ['/.vite/manifest.json', 404, 'Not Found', 'no-store'],
]

/** A page's file, and capitals, lead to the page's address. */
export const siteRedirects: [path: string, location: string][] = [
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/bounty/create.html', '/bounty/create'],
  ['/about.html?from=mail', '/about?from=mail'],
  ['/ABOUT', '/about'],
  ['/About?from=Mail', '/about?from=Mail'],
  ['/BOUNTY/CREATE', '/bounty/create'],
  ['/ABOUT.HTML', '/about'],
]
