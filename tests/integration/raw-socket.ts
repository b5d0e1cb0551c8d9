import { connect } from 'node:net'

interface RawAnswer {
  /** Null where the connection was closed without an answer. */
  status: number | null
  text: string
}

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the server has answered and fallen silent or closed the
 * connection. `more` goes on sending until the server answers or closes, and is told how much it has sent.
 */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  { more, silence = 2000 }: { more?: (sent: number) => Buffer | null; silence?: number } = {},
): Promise<RawAnswer & { sent: number }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    let sent = 0
    const done = () => {
      socket.destroy()
      const status = /^HTTP\/1\.\d (\d{3})/.exec(text)?.[1]
      resolve({ status: status ? Number(status) : null, text, sent })
    }
    const sendMore = () => {
      for (let chunk = more?.(sent); chunk; chunk = more?.(sent)) {
        sent += chunk.length
        if (socket.write(chunk)) continue
        socket.once('drain', sendMore)
        break
      }
    }
    socket.setTimeout(silence, done)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (!more && /^HTTP\/1\.\d (?!100)\d{3}/.test(text)) done()
    })
    socket.on('error', done)
    socket.on('close', done)
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, sendMore)
  })
}
