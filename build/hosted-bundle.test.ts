import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** What the call that asks for a code comes to in a build for a backend at `url`; none is the embedded one. */
async function builtCall(url: string | undefined): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '..'),
    ...(url !== undefined && { define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(url) } }),
    build: {
      write: false,
      copyPublicDir: false,
      minify: true,
      lib: { entry: 'src/remote/application.ts', formats: ['es'] },
      rolldownOptions: { external: /client$|node_modules/ },
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n')
}

test('what is built for a hosted backend does not know the field that shows a code, and the embedded one does', async () => {
  const hosted = await builtCall('https://project.supabase.co')
  expect(hosted).toContain('send-magic-link')
  expect(hosted).not.toContain('debug_code')
  expect(await builtCall(undefined)).toContain('debug_code')
})
