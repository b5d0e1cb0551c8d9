import * as v from 'valibot'
import { trainingTexts } from '../training/training-texts.ts'
import { DeskError } from './desk-error.ts'
import type { Server } from './desk-server.ts'
import type { Row } from '../../src/domain/text/csv.ts'

const Cell = v.union([v.string(), v.number(), v.boolean(), v.null()])
const Page = v.array(v.objectWithRest({ id: v.string(), created_at: v.string() }, Cell))
export type Page = v.InferOutput<typeof Page>
const Failure = v.object({ code: v.string() })

const TIMEOUT_MS = 15_000
const LARGEST_PAGE = 500

/** After which row a page begins: its time and its id, as the server wrote them. */
export type Cursor = { before: string; beforeId: string }

export const cursorOf = ({ id, created_at }: Page[number]): string => `${created_at},${id}`

export function cursorFrom(text: string): Cursor {
  const [before = '', beforeId = ''] = text.split(',')
  if (Number.isNaN(Date.parse(before)) || !/^[\da-f-]{36}$/i.test(beforeId))
    throw new DeskError(`${text} is no place in the list. Copy it from the last line of a page.`)
  return { before, beforeId }
}

async function ask({ url, key, whenSilent }: Server, name: string, body: Record<string, unknown>): Promise<Response> {
  // Keys of the older form are tokens too, and are wanted in both places.
  const headers = {
    apikey: key,
    'content-type': 'application/json',
    ...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` }),
  }
  try {
    return await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    throw new DeskError(`Nothing answers at ${url}. ${whenSilent}`)
  }
}

/** What a function of the database answers. Throws a DeskError that says what to do. */
async function answerOf(server: Server, name: string, body: Record<string, unknown>): Promise<unknown> {
  const response = await ask(server, name, body)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const failure = v.safeParse(Failure, answer)
  const code = failure.success ? failure.output.code : ''
  if (response.status === 401 || response.status === 403)
    throw new DeskError(`${server.url} refused the key. ${server.whenRefused}`)
  if (code === 'PGRST202' || response.status === 404)
    throw new DeskError(`The database at ${server.url} does not know ${name}. Apply the migrations: npx supabase db push`)
  throw new DeskError(`${server.url} answered ${response.status} ${code}. Try again in a minute.`)
}

/** The answer as it must be from the academy's database. */
function known<T extends v.GenericSchema>(schema: T, { url }: Server, answer: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw new DeskError(`${url} answered something that can't be read. Is it the academy's database?`)
}

/** One page of a list, newest first. Throws a DeskError that says what to do. */
export async function pageOf(server: Server, name: string, cursor: Cursor | null, limit: number): Promise<Page> {
  const body = { p_before: cursor?.before ?? null, p_before_id: cursor?.beforeId ?? null, p_limit: limit }
  return known(Page, server, await answerOf(server, name, body))
}

/** Puts all modules and simulations in the place of those that the database has; answers how many there are. Throws a DeskError that says what to do. */
export async function loadTraining(server: Server): Promise<number> {
  return known(v.number(), server, await answerOf(server, 'load_training', { p_texts: trainingTexts }))
}

/** Every row of a list, page after page. */
export async function wholeList(server: Server, name: string): Promise<Row[]> {
  const rows: Page = []
  for (;;) {
    const last = rows.at(-1)
    const page = await pageOf(server, name, last ? cursorFrom(cursorOf(last)) : null, LARGEST_PAGE)
    if (page.length === 0) return rows
    rows.push(...page)
  }
}
