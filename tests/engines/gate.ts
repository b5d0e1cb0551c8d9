import { connect, createServer, type Socket } from 'node:net'

/** A port of our own in front of the server. Closed, the server is out of reach, while the browser goes on saying that it's online. */
export interface Gate {
  url: string
  cut(): Promise<void>
  giveBack(): Promise<void>
}

export async function openGate(target: URL): Promise<Gate> {
  const open = new Set<Socket>()
  const hold = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    hold(near)
    hold(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, () => resolve()))
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.')
  const { port } = address
  return {
    url: `http://localhost:${port}`,
    cut: () =>
      new Promise((resolve) => {
        if (!server.listening) return resolve()
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    giveBack: async () => void (server.listening || (await listen(port))),
  }
}
