import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Where one embedded backend keeps everything: removing the folder is a fresh start. */
export interface DataFolder {
  root: string
  database: string
  /** Written when a boot has finished, with the hash of the packages' words that it holds: a database without it was interrupted and holds nothing of a person's. */
  databaseReady: string
  uploads: string
  secrets: string
  inbox: string
  lock: string
  /** Key and certificate for the other devices of the network. */
  certificate: string
  /** The rows of a database that can't go on, as text. */
  rows: string
  /** Stands while the folder's content is moved to where it is kept, and says where that is. */
  keeping: string
}

/** Makes the folder and proves that it can be written. Throws a StartupError that says what to do. */
export function prepareDataFolder(path: string): DataFolder {
  const root = resolve(path)
  try {
    mkdirSync(root, { recursive: true })
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
    const todo = isFull ? 'The disk is full: make room, and start again' : 'Fix its permissions'
    throw new StartupError(`The data folder ${root} can't be written. ${todo}, or choose another with DATA_FOLDER=<path>.`)
  }
  return partsOf(root)
}

export function partsOf(root: string): DataFolder {
  return {
    root,
    database: join(root, 'database'),
    databaseReady: join(root, 'database-ready'),
    uploads: join(root, 'uploads'),
    secrets: join(root, 'secrets.json'),
    inbox: join(root, 'inbox.json'),
    lock: join(root, 'lock'),
    certificate: join(root, 'certificate.json'),
    rows: join(root, 'rows'),
    keeping: join(root, 'keeping.json'),
  }
}
