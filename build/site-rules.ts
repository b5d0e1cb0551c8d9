import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress } from '../src/domain/app/page-address.ts'

/** What a host of the built site has to say, whichever it is: `npm start`, and the files that the build writes for hosts. */
export interface SiteRules {
  /** Of every answer. */
  headers: Record<string, string>
  /** Of every answer of a host on the network, which is reached by HTTPS alone. */
  hostHeaders: Record<string, string>
  /** The addresses that have a page. */
  pages: string[]
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Checked for news each time. */
export const FRESH = 'no-cache'
export const ASSETS = '/assets/'

/** The types that servers leave out, or name without the charset of a text. */
export const typesByEnding: Readonly<Record<string, string>> = {
  css: 'text/css;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  svg: 'image/svg+xml;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml;charset=utf-8',
}

export const cachingOf = (pathname: string) => (pathname.startsWith(ASSETS) ? IMMUTABLE : FRESH)

/**
 * Inline scripts and styles are allowed by the hash of their text in the built pages, never in general; style attributes are allowed,
 * since progress bars are prerendered with their width. Cloudflare's Turnstile is let in by a site that is built with its key, and by no other.
 */
export function siteRules(dist: string, hostedUrl: string | null, isChallenged = false): SiteRules {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const html = pages.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
  const scripts = inlineHashes(html, /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const backend = hostedUrl === null ? [] : [new URL(hostedUrl).origin]
  const challenge = isChallenged ? ['https://challenges.cloudflare.com'] : []
  const policy = policyOf({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...challenge],
    ...(isChallenged && { 'frame-src': challenge }),
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend],
    'connect-src': ["'self'", ...backend],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text becomes HTML or a script nowhere; the policy that the page makes turns one address, the worker's, into a script's.
    // Cloudflare's script names no policy of its own, so that a site with it does without.
    ...(!isChallenged && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['worker'] }),
  })
  const headers = {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  return {
    pages: pages.map((file) => pageAddress(`/${file}`)).filter((address) => !address.startsWith('/_')),
    headers,
    hostHeaders: {
      ...headers,
      'content-security-policy': `${policy}; upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    },
  }
}

function policyOf(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function inlineHashes(html: string, elements: RegExp): string[] {
  return [...new Set([...html.matchAll(elements)].map(([, text = '']) => hash(text)))]
}
