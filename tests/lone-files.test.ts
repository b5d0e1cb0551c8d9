import { describe, expect, it } from 'vitest'
import { loneFiles, type Source } from './lone-files.ts'

const small = 'src/features/x/small.ts'
const screen = 'src/features/x/a-screen.tsx'
const user = 'src/features/x/user.tsx'

type Users = Readonly<Record<string, 'at once' | 'on demand'>>

/** A file, of 25 lines where nothing else is said, and who imports it: at once, or on demand only. */
function sourcesWith(file: string, users: Users, lines = 25, userLines = 99): Map<string, Source> {
  const sources = new Map<string, Source>([[file, { lines, imports: [], onDemand: [] }]])
  for (const [path, when] of Object.entries(users))
    sources.set(path, { lines: userLines, imports: [file], onDemand: when === 'on demand' ? [file] : [] })
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
    ['50 lines and one user in its room', sourcesWith(small, { [user]: 'at once' }, 50)],
    ['50 lines and makes 180 with its user', sourcesWith(small, { [user]: 'at once' }, 50, 130)],
    ['a few lines and a user that is long', sourcesWith(small, { [user]: 'at once' }, 25, 240)],
    ['the name of a screen and a route with room for it', sourcesWith(screen, { 'src/routes/a.tsx': 'at once' }, 8, 32)],
  ])('is a function of its user where it has %s', (_, sources) => {
    const [file, its] = [...sources.keys()]
    expect(loneFiles(sources)).toEqual([{ file, user: its }])
  })

  it.each([
    ['with two users', sourcesWith(small, { [user]: 'at once', 'src/router.tsx': 'at once' })],
    ['that a tool or a test of the whole uses too', sourcesWith(small, { [user]: 'at once', 'tests/whole.test.ts': 'at once' })],
    ['with a test of its own', sourcesWith(small, { [user]: 'at once', 'src/features/x/small.test.tsx': 'at once' })],
    ['that its user loads on demand', sourcesWith(small, { [user]: 'on demand' })],
    ['that is a screen and too long for its route', sourcesWith(screen, { 'src/routes/a.tsx': 'at once' }, 9, 32)],
    ['that nothing imports', sourcesWith(small, {})],
    ['of 51 lines', sourcesWith(small, { [user]: 'at once' }, 51)],
    ['of 26 lines with its one user in another room', sourcesWith(small, { 'src/features/y/user.tsx': 'at once' }, 26)],
    ['of 26 lines that makes 181 with its user', sourcesWith(small, { [user]: 'at once' }, 26, 155)],
    ['outside of src', sourcesWith('tests/small.ts', { 'tests/user.ts': 'at once' })],
  ])('may stand %s', (_, sources) => {
    expect(loneFiles(sources)).toEqual([])
  })

  it.each([small, 'src/features/x/'])('may stand where a reason is told of %s', (kept) => {
    expect(loneFiles(sourcesWith(small, { [user]: 'at once' }), { [kept]: 'why' })).toEqual([])
  })
})
