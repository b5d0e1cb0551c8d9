import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { academy } from '../content/academy'
import { BrandMark } from '../ui/icon'
import { useHomeSearch } from './navigation'

const id = 'copyright-year'
const never = () => () => undefined
const thisYear = () => String(new Date().getFullYear())

/** What the page was built with, while it hydrates; a build of last year then turns over without a mismatch. */
const builtYear = () => (typeof document === 'undefined' ? thisYear() : (document.getElementById(id)?.textContent ?? thisYear()))

function CurrentYear() {
  return <span id={id}>{useSyncExternalStore(never, thisYear, builtYear)}</span>
}

const quickLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/course', label: 'Training' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/apply', label: 'Apply Now' },
  { to: '/next-steps', label: 'Next Steps' },
  { to: '/upgrades', label: 'Upgrades' },
] as const

const resources = [
  { to: '/faq', label: 'FAQ' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/instructors', label: 'Instructors' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/disclaimer', label: 'Disclaimer' },
] as const

/** The router keeps the place when a link leads to the page that is open; the footer's links always go to its top. */
const toTop = () => scrollTo({ top: 0, behavior: 'instant' })

function LinkColumn({ title, links }: { title: string; links: typeof quickLinks | typeof resources }) {
  const home = useHomeSearch()
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} search={link.to === '/' ? home : {}} onClick={toTop}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The alternating bar under a map: one mile in quarters. Decorative. */
function ScaleBar() {
  return (
    <svg width="208" height="34" viewBox="0 0 208 34" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M4 8.5h200M4 13.5h200M4 5v12M54 5v12M104 5v12M204 5v12M54 11h50" />
      <path d="M4 11h50M104 11h100" strokeWidth="5" />
      <text x="6 54 104 192" y="31" fill="currentColor" stroke="none" fontSize="11" textAnchor="middle">
        0¼½1 mile
      </text>
    </svg>
  )
}

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="band footer-ground">
        <div className="wrap site-footer-columns">
          <div>
            <p className="site-footer-brand">
              <BrandMark />
              {` ${academy.name}`}
            </p>
            <p>{academy.tagline}</p>
            <ScaleBar />
          </div>
          <LinkColumn title="Quick Links" links={quickLinks} />
          <LinkColumn title="Resources" links={resources} />
          <div>
            <h2>Contact Us</h2>
            <p>Questions about the course, a bounty or your application? Write to us, and a person answers.</p>
            <Link to="/contact" onClick={toTop}>
              Get in touch
            </Link>
          </div>
        </div>
        <div className="wrap site-footer-legal">
          <p>
            © <CurrentYear />
            {` ${academy.name}. All rights reserved.`}
          </p>
          <p>{academy.educationalOnly}</p>
        </div>
      </div>
      <div className="band band-deep site-disclaimer">
        <p className="wrap">{academy.notAffiliated}</p>
      </div>
    </footer>
  )
}
