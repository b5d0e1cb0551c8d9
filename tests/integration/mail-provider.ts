import { createServer } from 'node:http'
import { vi } from 'vitest'
import { listen } from '../setup/listen.ts'

export interface MailProvider {
  /** What it was asked to send, oldest first: the fields of each mail, the path and the keys that came with it. */
  received: unknown[]
  /** The status of its answers from now on. */
  answer(status: number): void
  close(): void
}

/** Stands where Resend does and answers 500 at first; mails go to it until the environment is set back. */
export async function startMailProvider(from: string): Promise<MailProvider> {
  const received: unknown[] = []
  let status = 500
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { authorization: key, 'idempotency-key': once } = request.headers
      received.push({ path: request.url, key, ...(once !== undefined && { once }), ...JSON.parse(body) })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  vi.stubEnv('RESEND_API_KEY', 're_123')
  vi.stubEnv('MAIL_FROM', from)
  vi.stubEnv('RESEND_API_URL', `http://127.0.0.1:${await listen(server)}`)
  return {
    received,
    answer: (next) => void (status = next),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
