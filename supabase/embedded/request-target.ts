const BASE = 'http://localhost'
/** What has no business percent-encoded in a path: plain characters in disguise, control characters, and signs that could become a separator. */
// oxlint-disable-next-line no-control-regex
const DISGUISED = /[\u0000-\u001f\u007f\w.~\-/\\%]/

/**
 * The one parse of what a request asks for, which everything after it goes by: a path in its only normal form, so that no rule about a
 * path can be walked round by another spelling. Null for anything else, which is answered with 400. A target has no fragment (RFC 9112, 3.2):
 * of one that has, each parser takes another part for the query.
 */
export function parseTarget(target: string | undefined): URL | null {
  if (target === undefined || target.includes('#') || !URL.canParse(target, BASE)) return null
  const url = new URL(target, BASE)
  const [path = ''] = target.split('?', 1)
  return url.origin === BASE && url.pathname === path && isNormal(path) ? url : null
}

/**
 * Whether every parser reads the same names in the query: each stands once and is written plainly. Of `grant%5Ftype=a&grant_type=b` one
 * takes the first, another the second.
 */
export function hasPlainNames({ search }: URL): boolean {
  const names = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((part) => part.split('=', 1)[0] ?? '')
  return new Set(names).size === names.length && names.every((name) => /^[\w-]+$/.test(name))
}

function isNormal(path: string): boolean {
  if (path.includes('//') || !isText(path)) return false
  return Array.from(path.matchAll(/%([0-9a-f]{2})/gi)).every(([, hex = '']) => !DISGUISED.test(characterOf(hex)))
}

const characterOf = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16))

function isText(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
