import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A fault that is put into a copy of the project on purpose: `from` must stand exactly once in `file`. `foundBy`: the test file that is
 * expected to find it.
 */
export interface Fault {
  name: string
  file: string
  from: string
  to: string
  foundBy: string
}

/** The file as the fault leaves it. Throws where the fault's text doesn't stand in it exactly once: then the table is older than the file. */
export function faultyText({ name, file, from, to }: Fault, root: string): string {
  const parts = readFileSync(join(root, file), 'utf8').split(from)
  if (parts.length !== 2) throw new Error(`“${name}”: its text stands ${parts.length - 1} times in ${file}, not once.`)
  return parts.join(to)
}
