import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const problemOfNode: (version: string) => string | null = require('./require-node.cjs')
const satisfies: (version: string, range: string) => boolean = require('semver').satisfies
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

test.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v22.21.1', 'v24.0.0', 'v26.1.0'])('Node %s will do', (version) => {
  expect(problemOfNode(version)).toBeNull()
})

test.each(['v0.12.18', 'v14.21.3', 'v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.12.0', 'v23.5.0'])(
  'Node %s is told in one sentence',
  (version) => {
    expect(problemOfNode(version)).toBe(
      `This app needs Node 20.19, 22.13, 24.0 or later, and this is Node ${version.slice(1)}: see https://nodejs.org.`,
    )
  },
)

test('npm start and npm test look first', () => {
  expect([scripts.prestart, scripts.pretest]).toEqual(Array(2).fill('node build/require-node.cjs'))
})

test.each(['20.19.0', '22.13.0', '24.0.0'])(
  'no package asks for more than Node %s, so that npm ci warns of nothing',
  (version) => {
    const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
    const asking = Object.entries<{ engines?: { node?: string } }>(packages).filter(
      ([, { engines: asked }]) => asked?.node !== undefined && !satisfies(version, asked.node),
    )
    expect(asking.map(([path]) => path)).toEqual([])
  },
)
