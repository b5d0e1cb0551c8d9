// Run by Deno, not by Node: serves the edge functions as Supabase's edge runtime does, for tests that ask for it.
import process from 'node:process'

declare const Deno: {
  serve(
    options: { port: number; hostname: string; onListen: (address: { port: number }) => void },
    handler: (request: Request) => Promise<Response>,
  ): unknown
}

interface EdgeFunction {
  default: { fetch(request: Request): Promise<Response> }
}

Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: ({ port }) => console.log(`port ${port}`) }, async (request) => {
  const { path, variables } = JSON.parse(request.headers.get('x-run') ?? '{}')
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value === 'string') process.env[name] = value
    else delete process.env[name]
  }
  const module: EdgeFunction = await import(path)
  return module.default.fetch(request)
})
