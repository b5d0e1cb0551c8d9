import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { csvOf, type Row } from '../../src/domain/text/csv.ts'
import { StartupError } from '../embedded/startup-error.ts'
import { DeskError } from './desk-error.ts'
import { cursorFrom, cursorOf, loadTraining, pageOf, wholeList } from './desk-lists.ts'
import { deskServer } from './desk-server.ts'
import { applicationText, messageText } from './desk-words.ts'

const usage = `Lists what people sent to the academy, newest first.

  npm run desk                                  applications
  npm run desk -- messages                      messages of the contact form
  npm run desk -- messages --limit 50           so many a page, 500 at most; 20 without it
  npm run desk -- --before <place>              the next page, from the place that a page ends with
  npm run desk -- messages --export file.csv    all of them into a new file, .csv or .json
  npm run desk -- load-training                 puts the modules and simulations of supabase/training in the place of those before

It asks the embedded backend of DATA_FOLDER at PORT, or the project of SUPABASE_URL by SUPABASE_SERVICE_ROLE_KEY.`

type List = { ask: string; text: (row: Row) => string; columns: readonly string[] }

const lists: Readonly<Record<string, List>> = {
  applications: {
    ask: 'desk_applications',
    text: applicationText,
    columns: [
      'reference',
      'received_at',
      'email',
      'phone_number',
      'full_name',
      'application_step',
      'is_verified',
      'terms_version',
      'accepted_terms_at',
      'created_at',
      'updated_at',
      'standing',
      'standing_at',
      'id',
    ],
  },
  messages: { ask: 'desk_messages', text: messageText, columns: ['created_at', 'name', 'email', 'message', 'id'] },
}

const options = {
  limit: { type: 'string', default: '20' },
  before: { type: 'string' },
  export: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

function asked() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new DeskError(`${error instanceof Error ? error.message : ''}\n\n${usage}`)
  }
}

async function desk(): Promise<void> {
  const { values, positionals } = asked()
  if (values.help) return console.log(usage)
  const [name = 'applications', ...others] = positionals
  if (name === 'load-training' && others.length === 0) return console.log(`${await loadTraining(deskServer())} texts loaded.`)
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined
  if (list === undefined || others.length > 0) throw new DeskError(`There is no list "${positionals.join(' ')}".\n\n${usage}`)
  if (values.export !== undefined) return exportList(list, values.export)
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) throw new DeskError('--limit is a number from 1 to 500.')
  const page = await pageOf(deskServer(), list.ask, values.before === undefined ? null : cursorFrom(values.before), limit)
  const last = page.at(-1)
  if (last === undefined) return console.log(values.before === undefined ? `No ${name} yet.` : `No more ${name}.`)
  console.log(page.map((row) => list.text(row)).join('\n\n'))
  if (page.length === limit) console.log(`\nMore: npm run desk -- ${name} --before ${cursorOf(last)}`)
}

/** Writes all of it, or nothing: a file that is there is never written over, and only its owner may read the new one. */
async function exportList(list: List, file: string): Promise<void> {
  if (!/\.(csv|json)$/i.test(file)) throw new DeskError(`${file} ends neither in .csv nor in .json.`)
  const rows = await wholeList(deskServer(), list.ask)
  const text = /\.json$/i.test(file) ? `${JSON.stringify(rows, null, 2)}\n` : csvOf(rows, list.columns)
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new DeskError(isThere ? `${file} is there already. Choose another name.` : `${file} can't be written.`)
  }
  console.log(`${rows.length} written to ${file}`)
}

await desk().catch((error: unknown) => {
  console.error(error instanceof DeskError || error instanceof StartupError ? error.message : error)
  process.exit(1)
})
