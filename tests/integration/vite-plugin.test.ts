import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { embeddedBackend } from '../../supabase/embedded/vite-plugin.ts'
import { eventually } from './eventually.ts'
import { makeProject } from './project-folder.ts'

const saying = (word: string) => `export default { fetch: () => new Response('${word}') }`

let projectFolder: string
let server: ViteDevServer

beforeAll(async () => {
  projectFolder = await makeProject({ 'index.html': '<!doctype html><p>the app</p>', 'functions/say/index.ts': saying('first') })
  server = await createServer({
    configFile: false,
    root: projectFolder,
    logLevel: 'silent',
    server: { port: 54_480, host: '127.0.0.1' },
    plugins: [embeddedBackend({ projectFolder, dataFolder: join(projectFolder, '.data') })],
  })
  await server.listen()
})

afterAll(async () => {
  await server.close()
  await rm(projectFolder, { recursive: true, force: true })
})

const get = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { apikey: PUBLISHABLE_KEY } })

test('the app and the backend answer on one origin', async () => {
  expect(await (await get('/')).text()).toContain('the app')
  expect(await (await get('/auth/v1/settings')).json()).toMatchObject({ disable_signup: false, mailer_autoconfirm: true })
  expect(await (await get('/functions/v1/say')).text()).toBe('first')
})

test('an edited function is the one that answers', async () => {
  await writeFile(join(projectFolder, 'functions/say/index.ts'), saying('second'))
  await eventually(async () => expect(await (await get('/functions/v1/say')).text()).toBe('second'))
})

test('when Vite restarts, the backend goes on without being opened twice, and sees edits as before', async () => {
  await server.restart()
  expect((await get('/auth/v1/settings')).status).toBe(200)
  await writeFile(join(projectFolder, 'functions/say/index.ts'), saying('third'))
  await eventually(async () => expect(await (await get('/functions/v1/say')).text()).toBe('third'))
})
