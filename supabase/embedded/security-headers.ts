import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The headers of every answer of the built site. Inline scripts and styles are allowed by the hash of their text in the
 * built pages, never in general; style attributes are allowed, since progress bars are prerendered with their width.
 */
export function securityHeaders(dist: string, hostedUrl: string | null): Record<string, string> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const html = pages.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
  const scripts = inlineHashes(html, /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)
  // input-otp makes an empty style element and fills it by script: the hash of nothing allows exactly that.
  const styles = [...inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g), hash('')]
  const backend = hostedUrl === null ? [] : [new URL(hostedUrl).origin]
  return {
    'content-security-policy': policy({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts],
      'style-src': ["'self'", ...styles],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...backend],
      'connect-src': ["'self'", ...backend],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function inlineHashes(html: string, elements: RegExp): string[] {
  return [...new Set([...html.matchAll(elements)].map(([, text = '']) => hash(text)))]
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
