import type { ReactNode } from 'react'

type PageHeaderProps = {
  /**
   * `cover` opens a page that a visitor comes to first: everything stands in the band, with a drawing as its child. `section` is a text to
   * look into: title and act in one row. `list` is one whose rows come at once: on a phone a low row. `task` is a page on which one thing is
   * done: a bar with the way back and the title. The lead of these two is short, since on a phone it stands before all that it leads to.
   */
  size?: 'cover' | 'section' | 'list' | 'task'
  back?: ReactNode
  eyebrow?: ReactNode
  /** Without one the page brings its h1 as a child. */
  title?: ReactNode
  /** How many there are of what the page lists, beside the title. */
  count?: { number: ReactNode; of: string } | null
  lead?: ReactNode
  /** A button, or several in a box of their own. */
  actions?: ReactNode
  children?: ReactNode
}

/** The band at the top of a page, full width, with the page's only h1. Place it directly in the route's screen, outside `.wrap`. */
export function PageHeader({ size = 'section', back, eyebrow, title, count, lead, actions, children }: PageHeaderProps) {
  const isCover = size === 'cover'
  const rest = (
    <>
      {lead && <div className="page-lead">{lead}</div>}
      {children}
    </>
  )
  return (
    <>
      <header className={`page-head page-${size} ${size === 'list' ? 'page-section ' : ''}band`}>
        <Contours />
        <div className="wrap">
          {back}
          {eyebrow && <p className="eyebrow text-signal">{eyebrow}</p>}
          {title && (
            <h1 id="page-title" tabIndex={-1}>
              {title}
            </h1>
          )}
          {count && (
            <p className="page-count">
              {count.number}
              <span className="sr-only"> {count.of}</span>
            </p>
          )}
          {isCover && rest}
          {actions}
        </div>
        <div className="graduation" />
      </header>
      {!isCover && <div className="wrap page-below">{rest}</div>}
    </>
  )
}

/** Contour lines behind a band. Drawn from a file as a mask, so that the ink is the theme's. */
export function Contours() {
  return <div className="contours" />
}

/** Where a page is read from: its title, or the page itself where that has none. */
export const pageHeading = () => document.getElementById('page-title') ?? document.getElementById('main')

/** For an act whose own control goes away: the focus lands on the page's title, and nothing scrolls. */
export const focusPageTitle = (): void => pageHeading()?.focus({ preventScroll: true })
