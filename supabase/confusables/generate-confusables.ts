import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientTable, migration, migrationFile } from './confusables.ts'

const root = join(import.meta.dirname, '../..')
writeFileSync(join(root, 'src/domain/account/confusables.json'), clientTable())
writeFileSync(join(root, 'supabase/migrations', migrationFile), migration())
