import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const isComment = (line: string) => /^\s*(\/\/|\{?\/?\*)/.test(line)

/** Where the app says what it should not, in a line that is no comment; `allowed`: the texts that stay to the letter. */
function saying(words: RegExp, allowed: readonly string[] = []): string[] {
  return filesIn(join(root, 'src'))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !isComment(line))
        .filter((line) => words.test(allowed.reduce((rest, text) => rest.replace(text, ''), line)))
        .map((line) => `${relative(root, file)}: ${line.trim()}`),
    )
}

describe('one thing has one name', () => {
  it('calls what a person holds a device: it may be a laptop', () => {
    expect(saying(/\bthis phone\b|\bphone’s storage\b|\bphone last saw\b/i)).toEqual([])
  })

  it('signs in, and logs in only in the texts that stay to the letter', () => {
    const allowed = [
      'Log In',
      'Back to Login',
      'redirected to the login page',
      'email for login details',
      'Please log in to view',
    ]
    expect(saying(/\blog(ged|ging)?[ -]in\b|\blogin\b/i, allowed)).toEqual([])
    expect(saying(/\bLog In\b/).map((line) => line.split(':')[0])).toEqual(['src/shell/header.tsx', 'src/shell/mobile-menu.tsx'])
  })

  it('calls the account’s page Account, and My Account only in the header’s menus', () => {
    expect(saying(/\bMy Account\b/).map((line) => line.split(':')[0])).toEqual([
      'src/shell/account-items.tsx',
      'src/shell/account-menu.tsx',
    ])
  })

  it('calls the course the Urban Navigation Course, and no text the reader', () => {
    expect(saying(/course reader|five-week reader|[^\w-]the reader\b|five-week course\b(?! in| that)/i)).toEqual([])
  })
})
