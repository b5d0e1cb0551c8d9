import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { checksumOf } from '../../supabase/embedded/old-history.ts'
import { faultyText, type Fault } from './fault.ts'

/** This one sees every fault by its text alone, and so says nothing of the others. */
const seesAll = 'tests/faults.test.ts'
const migrations = 'supabase/migrations/'
const checksums = 'supabase/migrations.sha256'

/** Else each changed migration would be found by the schema, which isn't changed with it, and by no test of what the database does. */
export const uncompared: Fault = {
  name: 'the schema is compared with nothing',
  file: 'supabase/tests/schema.test.ts',
  from: 'describe.each(engines)',
  to: 'describe.each(engines.slice(0, 0))',
  foundBy: '',
}

/** A copy of the project as it stands, changes that are not committed included, in a folder of its own for the caller to remove. */
export async function copyProject(root: string): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'wayfinder-fault-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root }).toString()
  for (const file of new Set(listed.split('\0'))) {
    if (file !== '' && file !== seesAll && existsSync(join(root, file))) await cp(join(root, file), join(folder, file))
  }
  await linkPackages(root, folder)
  return folder
}

/** Each package is a link, and the folder itself is the copy's own: tools write what they cache beside the packages. */
async function linkPackages(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'))
  const names = (await readdir(join(root, 'node_modules'))).filter((name) => !name.startsWith('.') || name === '.bin')
  for (const name of names) await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}

/**
 * A migration that is changed gets its checksum and isn't compared with the schema: a test of what the database does has to find the fault,
 * neither the list of what has landed nor the second text.
 */
export async function applyFault(fault: Fault, folder: string): Promise<void> {
  const text = faultyText(fault, folder)
  await writeFile(join(folder, fault.file), text)
  if (`${dirname(fault.file)}/` !== migrations) return
  await writeFile(join(folder, uncompared.file), faultyText(uncompared, folder))
  const list = await readFile(join(folder, checksums), 'utf8')
  const lines = list
    .split('\n')
    .map((line) => (line.endsWith(`  ${basename(fault.file)}`) ? `${checksumOf(text)}${line.slice(64)}` : line))
  await writeFile(join(folder, checksums), lines.join('\n'))
}
