import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientTable, migration, migrationFile, schemaFile, statementsOf } from './confusables.ts'

const root = join(import.meta.dirname, '../..')
writeFileSync(join(root, 'src/domain/account/confusables.json'), clientTable())
const file = join(root, 'supabase/migrations', migrationFile)
// One that has landed keeps its comments, and the paths of its day in them.
const landed = existsSync(file) ? statementsOf(readFileSync(file, 'utf8')) : null
if (landed !== statementsOf(migration())) writeFileSync(file, migration())
writeFileSync(join(root, 'supabase/schema/look-alikes.sql'), schemaFile())
