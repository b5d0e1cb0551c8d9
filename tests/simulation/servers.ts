import { ModelServer } from './model-server.ts'
import type { SimulatedServer } from './server.ts'
import { openSqlServers } from './sql-server.ts'

/** Fresh servers, one a run: `model` in memory, `sql` the real functions on PGlite. */
export async function serverNamed(name: string): Promise<{ open: () => Promise<SimulatedServer>; close: () => Promise<void> }> {
  if (name === 'sql') return openSqlServers()
  if (name === 'model') return { open: async () => new ModelServer(), close: async () => undefined }
  throw new Error(`There is no server named ${name}: choose model or sql.`)
}
