import { academyName } from '../_shared/academy-name.ts'
import { escapeHtml } from '../_shared/escape-html.ts'

export interface SharedBounty {
  id: string
  title: string
  description: string
}

const longest = 200

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest)
  return `${line.slice(0, end === -1 ? longest : end)}…`
}

/** What the head of a bounty's page says to who reads no script: a search engine, the preview of a shared link. The app puts in its own. Site without a slash at the end. */
export function bountyHead(bounty: SharedBounty, site: string): string {
  const url = escapeHtml(`${site}/bounty/${bounty.id}`)
  const title = escapeHtml(`${bounty.title} | ${academyName}`)
  const description = escapeHtml(excerpt(bounty.description))
  const picture = escapeHtml(`${site}/social/bounty.png`)
  const tags = [
    ...Object.entries({
      description: description,
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    }).map(([name, content]) => `<meta name="${name}" content="${content}">`),
    ...Object.entries({
      'og:type': 'article',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': picture,
    }).map(([property, content]) => `<meta property="${property}" content="${content}">`),
  ]
  return `<title>${title}</title><link rel="canonical" href="${url}">${tags.join('')}`
}

/** The challenge in plain HTML, shown where scripts are off. */
export function bountyText({ title, description }: SharedBounty): string {
  return `<noscript><h1 dir="auto">${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(description)}</p><p><a href="/bounty">All bounties</a></p></noscript>`
}

/** For an address that no bounty of the public has: nothing for a search engine. */
export const unknownHead = `<meta name="robots" content="noindex">`
