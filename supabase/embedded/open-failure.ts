import { accessSync, constants, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { StartupError } from './startup-error.ts'

/** The PostgreSQL whose files this PGlite reads. */
export const POSTGRES_VERSION = '17'
/** What PostgreSQL may need of the disk to open: a file of its log is half of it. */
const ROOM_BYTES = 32 * 1024 * 1024

/** What a data folder can't be opened for. `code`: the system's, of a write to it. `path`: what can't be written. `version`: of the PostgreSQL that wrote it. */
export interface Circumstances {
  write: { code: string; path: string } | null
  version: string | null
  cause: unknown
}

const MORE = 'Nothing was removed'
const full = new Set(['ENOSPC', 'EDQUOT'])
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS'])
const noMemory = /out of memory|could not allocate|cannot allocate|memory access out of bounds/i

/** Why the database in `root` can't be opened, and what to do. What loses nothing comes first; a reset is named only where nothing else is known. */
export function openFailureWords(root: string, { write, version, cause }: Circumstances): string {
  if (write && full.has(write.code))
    return `The disk of ${root} is full, and the database needs room to open. ${MORE}: make 100 MB of room, and start again.`
  if (write && forbidden.has(write.code))
    return `${write.path} can't be written (${write.code}). ${MORE}: let the user who starts this own it and write to it, and start again.`
  if (write)
    return `The disk of ${root} fails (${write.code}). ${MORE}: copy the folder to another disk, and start from there with DATA_FOLDER=<path>.`
  if (version !== null && version !== POSTGRES_VERSION)
    return `The database in ${root} is of PostgreSQL ${version}, and this version of the app reads ${POSTGRES_VERSION}. ${MORE}: start it with the version of the app that made it.`
  if (noMemory.test(String(cause)))
    return `The database in ${root} needs more memory than there is. ${MORE}: close other programs, and start again.`
  return (
    `The database in ${root} can't be opened, and may be damaged. ${MORE}: start again once, then put a copy of the folder aside, and restore an earlier copy if you have one. ` +
    'With the copy put aside, "npm run reset" starts afresh, without its data.'
  )
}

/** The same for a folder as it is now: tries to write to it, and looks for a file that may not be. */
export function openFailure(folder: DataFolder, cause: unknown): StartupError {
  if (cause instanceof StartupError) return cause
  const circumstances = { write: writeProblem(folder), version: versionOf(folder), cause }
  return new StartupError(openFailureWords(folder.root, circumstances), { cause })
}

/** The error where the disk, or the right to write to it, is the reason; else the error as it came. */
export function diskFailure(folder: DataFolder, error: unknown): unknown {
  return error instanceof StartupError || writeProblem(folder) === null ? error : openFailure(folder, error)
}

/** What `error` of a write to `path` says. */
const problemOf = (error: unknown, path: string): Circumstances['write'] => ({
  code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown',
  path,
})

function writeProblem({ root, database }: DataFolder): Circumstances['write'] {
  const probe = join(root, 'room-to-open')
  try {
    writeFileSync(probe, Buffer.alloc(ROOM_BYTES))
  } catch (error) {
    return problemOf(error, root)
  } finally {
    rmSync(probe, { force: true })
  }
  return filesOf(database).reduce<Circumstances['write']>((found, path) => found ?? accessProblem(path), null)
}

function accessProblem(path: string): Circumstances['write'] {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return null
  } catch (error) {
    return problemOf(error, path)
  }
}

/** The folder and all in it; what can't be listed is named and not entered. */
function filesOf(folder: string): string[] {
  try {
    const inside = readdirSync(folder, { withFileTypes: true })
    return [
      folder,
      ...inside.flatMap((each) => (each.isDirectory() ? filesOf(join(folder, each.name)) : [join(folder, each.name)])),
    ]
  } catch {
    return [folder]
  }
}

function versionOf({ database }: DataFolder): string | null {
  try {
    return readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return null
  }
}
