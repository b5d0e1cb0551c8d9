import { useEffect } from 'react'
import { academy } from '../content/academy'
import { siteUrl } from '../site-url'
import { tookOver } from '../ui/translated-text'

export interface PageMetadata {
  /** The address from the root, for the canonical link. */
  path: string
  title: string
  description: string
  keywords: string
  /** A social picture in /social, without its ending. */
  image?: string
  /** Pages that hold nothing for a search engine. */
  noindex?: boolean
}

/** The head of a page: React lifts these tags to the document's head, in the browser and at build. What is the same on every page stands in `index.html`. */
export function PageHead({ path, title, description, keywords, image = 'academy', noindex = false }: PageMetadata) {
  const url = `${siteUrl}${path}`
  const fullTitle = path === '/' ? title : `${title} | ${academy.name}`
  // It stands in the part of the frame that React takes over last.
  useEffect(() => tookOver(document.getElementById('root')), [])
  const picture = `${siteUrl}/social/${image}.png`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
    </>
  )
}
