import { randomUUID } from 'node:crypto'

// Threads of one process hear each other's channels: a test file is to hear its own alone, as the tabs of one browser do.
const own = randomUUID()
const Channel = globalThis.BroadcastChannel
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} ${own}`)
  }
}
