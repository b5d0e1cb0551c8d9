import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mails, mailTemplate } from './mail-template.ts'

const folder = import.meta.dirname
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('each template is what the generator writes, and there is no other', () => {
  const written = Object.entries(mails).map(([name, mail]) => [`${name}.html`, mailTemplate(mail)])
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'))
  expect(
    Object.fromEntries(files.map((name) => [name, read(name)])),
    'run: npx tsx supabase/templates/generate-templates.ts',
  ).toEqual(Object.fromEntries(written))
})

test('hosted Supabase is told of each', () => {
  const config = readFileSync(join(folder, '../config.toml'), 'utf8')
  for (const name of Object.keys(mails)) expect(config).toContain(`content_path = "./supabase/templates/${name}.html"`)
})

test('only the mail of a reset prints a code: no other page asks for one', () => {
  const printing = Object.entries(mails).filter(([, mail]) => /code|\.Token\b/.test(mailTemplate(mail)))
  expect(printing.map(([name]) => name)).toEqual(['recovery'])
})

test('the free account is welcomed, and told how to sign in', () => {
  const config = readFileSync(join(folder, '../config.toml'), 'utf8')
  expect(config).toContain('[auth.email.template.magic_link]\nsubject = "Welcome, and how to sign in"')
  expect(read('magic_link.html')).toContain('Welcome, and how to sign in</h1>')
})
