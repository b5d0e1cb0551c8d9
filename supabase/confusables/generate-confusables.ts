import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientTable, migration, migrationFile, schemaFile } from './confusables.ts'

const root = join(import.meta.dirname, '../..')
writeFileSync(join(root, 'src/domain/confusables.json'), clientTable())
writeFileSync(join(root, 'supabase/migrations', migrationFile), migration())
writeFileSync(join(root, 'supabase/schema/look-alikes.sql'), schemaFile())
