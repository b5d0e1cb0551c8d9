import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedSql } from './seed-sql.ts'

writeFileSync(join(import.meta.dirname, '../seed.sql'), seedSql())
