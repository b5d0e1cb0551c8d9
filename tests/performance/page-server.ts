import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'wayfinder-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** The script-free floor of a page: the same HTML with its style sheet linked, as a static site would, and no script at all. Its links lead to floors. */
function floorOf(html: string, styles: (css: string) => string): string {
  return html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:manifest|modulepreload)"[^>]*>/g, '')
    .replace(/(<a\b[^>]*\shref=")\//g, '$1/floor/')
    .replace(/<style>(.*?)<\/style>/s, (_, css: string) => `<link rel="stylesheet" href="${styles(css)}">`)
}

/** What a static page keeps itself by. */
const floorWorker = `
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

/** Serves `dist` over HTTP/2 with brotli, and beside it the floor of every page under `/floor`. */
export async function servePages(dist: string): Promise<{ url: string; server: Http2SecureServer }> {
  const cache = new Map<string, { body: Buffer; type: string }>()
  cache.set('/floor/worker.js', { body: brotliCompressSync(floorWorker), type: 'text/javascript' })
  const floorCss = (css: string) => {
    cache.set('/floor.css', { body: brotliCompressSync(css), type: 'text/css' })
    return '/floor.css'
  }
  const load = (path: string) => {
    const hit = cache.get(path)
    if (hit) return hit
    const floor = path === '/floor' || path.startsWith('/floor/')
    const bare = floor ? path.slice('/floor'.length) || '/' : path
    const file = join(dist, bare === '/' ? 'index.html' : extname(bare) ? bare : `${bare}.html`)
    if (!existsSync(file)) return undefined
    const raw = readFileSync(file)
    const type = types[extname(file)] ?? 'application/octet-stream'
    const body = floor ? Buffer.from(floorOf(raw.toString(), floorCss)) : raw
    const entry = { body: /image\/png|woff2/.test(type) ? body : brotliCompressSync(body), type }
    cache.set(path, entry)
    return entry
  }
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const found = load(new URL(request.url, 'https://localhost').pathname)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    const encoded = !/image\/png|woff2/.test(found.type)
    const immutable = request.url.startsWith('/assets/')
    response.writeHead(200, {
      'content-type': found.type,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(encoded && { 'content-encoding': 'br' }),
    })
    response.end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page server has no port.')
  return { url: `https://localhost:${address.port}`, server }
}
