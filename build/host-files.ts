import { join } from 'node:path'
import type { Plugin } from 'vite'
import { SHARE_PATH } from '../src/sync/share-path.ts'
import { afterBuild } from './after-build.ts'
import { appRoutes, hasParameter, routePattern, shellOf } from './app-routes.ts'
import { ASSETS, FRESH, IMMUTABLE, siteRules, type SiteRules, typesByEnding } from './site-rules.ts'

type Routes = ReturnType<typeof appRoutes>

/** Told by hosts that read `_headers`: Netlify, Cloudflare Pages and others. */
export function headersFile({ hostHeaders }: SiteRules): string {
  const lines = Object.entries(hostHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return `/*\n${lines.join('\n')}\n\n${ASSETS}*\n  cache-control: ${IMMUTABLE}\n\n${freshPaths.map((path) => `${path}\n  cache-control: ${FRESH}\n`).join('\n')}`
}

/** What those hosts would keep for a while by themselves. Their pages are checked for news each time without being told. */
const freshPaths = ['/service-worker.js', '/manifest.webmanifest']

/** Ways to write the address of a page in capitals: as QR codes are made, and as keyboards begin a word. */
const inCapitals = (page: string) => [page.toUpperCase(), page.replaceAll(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase())]

/**
 * Addresses with a parameter have no file: an empty page answers, named without its ending, since Cloudflare leads a file's name to its
 * address. It also asks these lines before it looks for a file, so a page that one of them would take is named before it. These hosts tell
 * capitals apart, and each way to write them is a line. Any other unknown address gets `404.html`, as these hosts do by themselves.
 */
export function redirectsFile({ pages: built }: SiteRules, routes: Routes): string {
  const shell = routes.filter(hasParameter)
  const pages = routes.filter((route) => !hasParameter(route)).map((route) => `/${route.join('/')}`)
  const taken = pages.filter((page) => shell.some((route) => new RegExp(routePattern(route)).test(page)))
  const capitals = built
    .flatMap((page) => inCapitals(page).map((path) => ({ path, page })))
    .filter(({ path, page }) => path !== page)
  const lines = [
    ...taken.map((page) => `${page} ${page} 200`),
    ...capitals.map(({ path, page }) => `${path} ${page} 301`),
    ...shell.flatMap((route) => {
      const address = `/${route.join('/')}`
      const all = address.endsWith('/*') ? [address.slice(0, -2), address] : [address]
      return all.map((each) => `${each} ${shellOf(route)} 200`)
    }),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** The whole of the rules, for a server of one's own: `SITE_ADDRESS=academy.example SITE_ROOT=/srv/dist caddy run`. */
export function caddyfile({ hostHeaders, pages }: SiteRules, routes: Routes): string {
  const headers = Object.entries(hostHeaders).map(([name, value]) => `\t\t${name} "${value}"`)
  const types = Object.entries(typesByEnding).map(
    ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} content-type "${type}"`,
  )
  const shell = routes.filter(hasParameter).map((route) => `\t\t~${routePattern(route)} ${shellOf(route)}.html`)
  const meant = pages.map((page) => `\t\t~(?i)^${page === '/' ? '/index' : page}(/|\\.html)?$ ${page}`)
  return `(everywhere) {
	header {
${headers.join('\n')}
		-server
	}
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:.}
	encode zstd gzip
	import everywhere
	@kept path ${ASSETS}*
	header @kept cache-control "${IMMUTABLE}"
	@fresh not path ${ASSETS}*
	header @fresh cache-control "${FRESH}"
${types.join('\n')}

	# A shared photo is the worker's to take. Where none is there yet, the page says so.
	@share {
		method POST
		path ${SHARE_PATH}
	}
	redir @share ${SHARE_PATH}?problem=no-worker 303
	@writes not method GET HEAD
	@ours path /Caddyfile /_headers /_redirects /.vite/*
	@home path /index.html
	@page {
		path_regexp ^/[^_].*\\.html$
		file
	}
	@capitals {
		path_regexp [A-Z]
		expression {meant_page} != ""
	}
	map {path} {meant_page} {
${meant.join('\n')}
		default ""
	}
	map {path} {shell_page} {
${shell.join('\n')}
		default ""
	}
	@shell {
		expression {shell_page} != ""
		not file
	}
	# In this order: a page's file leads to its address, which then is answered by the file; the shell answers where none stands for it.
	route {
		respond @writes "Method not allowed" 405
		error @ours 404
		route @home {
			uri strip_suffix index.html
			redir {uri} 301
		}
		route @capitals {
			rewrite {meant_page}
			redir {uri} 301
		}
		route @page {
			uri strip_suffix .html
			redir {uri} 301
		}
		try_files {path} {path}.html
		rewrite @shell {shell_page}
		file_server {
			index index.html
		}
	}

	handle_errors {
		import everywhere
		header -etag
		header -content-type
		header cache-control no-store
		@missing {
			expression {err.status_code} == 404
			not path *.* ${ASSETS}*
		}
		handle @missing {
			header cache-control "${FRESH}"
			rewrite * /404.html
			file_server
		}
		handle {
			respond "{err.status_text}" {err.status_code}
		}
	}
}
`
}

/** Writes the rules for hosts beside the built pages, whose inline scripts they allow. */
export const hostFiles = (): Plugin =>
  afterBuild('host-files', (dist, { env, root }) => {
    const rules = siteRules(dist, env['VITE_SUPABASE_URL'] || null, Boolean(env['VITE_TURNSTILE_SITE_KEY']))
    const routes = appRoutes(join(root, 'src/routes'))
    return { _headers: headersFile(rules), _redirects: redirectsFile(rules, routes), Caddyfile: caddyfile(rules, routes) }
  })
