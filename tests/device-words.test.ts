import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

it('calls what a person holds a device: it may be a laptop', () => {
  const said = filesIn(join(root, 'src'))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !isComment(line) && /\bthis phone\b|\bphone’s storage\b|\bphone last saw\b/i.test(line))
        .map((line) => `${relative(root, file)}: ${line.trim()}`),
    )
  expect(said).toEqual([])
})
