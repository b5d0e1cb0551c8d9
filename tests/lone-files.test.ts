import { describe, expect, it } from 'vitest'
import { loneFiles, type Source } from './lone-files.ts'

const small = 'src/features/x/small.ts'
const screen = 'src/features/x/a-screen.tsx'
const user = 'src/features/x/user.tsx'

/** A file of 25 lines and who imports it: at once, or on demand only. */
function sourcesWith(file: string, users: Readonly<Record<string, 'at once' | 'on demand'>>, lines = 25): Map<string, Source> {
  const sources = new Map<string, Source>([[file, { lines, imports: [], onDemand: [] }]])
  for (const [path, when] of Object.entries(users))
    sources.set(path, { lines: 99, imports: [file], onDemand: when === 'on demand' ? [file] : [] })
  return sources
}

describe('a small file', () => {
  it.each([
    ['one user', sourcesWith(small, { [user]: 'at once' })],
    [
      'one user and the test of another file',
      sourcesWith(small, { [user]: 'at once', 'src/features/x/user.test.ts': 'at once' }),
    ],
    ['a route that takes a part of it', sourcesWith(small, { 'src/routes/a.tsx': 'at once' })],
    ['one user outside', sourcesWith(small, { 'build/tool.ts': 'at once' })],
  ])('is a function of its user where it has %s', (_, sources) => {
    expect(loneFiles(sources)).toEqual([{ file: small, user: [...sources.keys()][1] }])
  })

  it.each([
    ['with two users', sourcesWith(small, { [user]: 'at once', 'src/router.tsx': 'at once' })],
    ['that a tool or a test of the whole uses too', sourcesWith(small, { [user]: 'at once', 'tests/whole.test.ts': 'at once' })],
    ['with a test of its own', sourcesWith(small, { [user]: 'at once', 'src/features/x/small.test.tsx': 'at once' })],
    ['that its user loads on demand', sourcesWith(small, { [user]: 'on demand' })],
    ['that is the screen of a route', sourcesWith(screen, { 'src/routes/a.tsx': 'at once' })],
    ['that nothing imports', sourcesWith(small, {})],
    ['of 26 lines', sourcesWith(small, { [user]: 'at once' }, 26)],
    ['outside of src', sourcesWith('tests/small.ts', { 'tests/user.ts': 'at once' })],
  ])('may stand %s', (_, sources) => {
    expect(loneFiles(sources)).toEqual([])
  })

  it('may stand where a reason is told', () => {
    expect(loneFiles(sourcesWith(small, { [user]: 'at once' }), { [small]: 'why' })).toEqual([])
  })
})
