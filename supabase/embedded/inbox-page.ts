import type { Inbox, Message } from './inbox.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#14213d;background:#fff}
article{border:1px solid #5b6577;border-radius:6px;padding:1rem;margin:1rem 0}h1,h2{line-height:1.2}h2{margin:0 0 .5rem;font-size:1.15rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}a{color:#0b3d91}.open{display:inline-block;padding:.6rem 0;font-weight:600}
code{font-size:1.4rem;letter-spacing:.15em}p{margin:.25rem 0}`

/** Answers /dev/mail: what the embedded backend would have sent, as a page, or as JSON to whoever asks for that. */
export function inboxResponse(inbox: Inbox, request: Request): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(inbox.messages(), { headers })
  const csp = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return new Response(page(inbox.messages()), {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp },
  })
}

function page(messages: readonly Message[]): string {
  const list = messages.length === 0 ? '<p>Nothing was sent yet.</p>' : messages.map(article).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Development inbox</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Development inbox</h1>
<p>Emails, text messages and push messages that a real server would have sent, newest first. Reload to see new ones.</p>
${list}
</body>
</html>`
}

function article({ to, subject, at, text, link, code }: Message): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))} UTC</time></p>
${code === null ? '' : `<p>Code: <code>${escapeHtml(code)}</code></p>`}
${isWebAddress(link) ? `<a class="open" href="${escapeHtml(link)}">Open the link of this message</a>` : ''}
<pre>${escapeHtml(text)}</pre>
</article>`
}

function isWebAddress(link: string | null): link is string {
  return link !== null && /^https?:\/\//.test(link)
}

function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}
