import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PUBLISHABLE_KEY } from '../../supabase/embedded/secrets.ts'
import { startServer, type TestServer } from '../setup/server.ts'

export interface Person {
  id: string
  /** What the auth server answered, as the app keeps it. */
  session: string
  token: string
}

/** What the database holds of one person and one bounty. */
export interface Ledger {
  pledges: number
  /** Of the pledges, in dollars. */
  amounts: number[]
  acceptances: number
  completions: { photo_path: string | null }[]
  created: number
}

/** The real server with its real database, that can be killed and comes back on the same port with the same data. */
export class CampaignServer {
  readonly #server: TestServer
  readonly url: URL

  private constructor(server: TestServer) {
    this.#server = server
    this.url = new URL(`http://127.0.0.1:${new URL(server.url).port}`)
  }

  static async start(port = 0): Promise<CampaignServer> {
    return new CampaignServer(await startServer({ port }))
  }

  kill = () => this.#server.kill()
  revive = () => this.#server.start()
  remove = async () => {
    await this.#server.remove()
    await rm(this.#backup, { recursive: true, force: true })
  }

  get #backup() {
    return `${this.#server.dataFolder}-backup`
  }

  /** Copies all of its data, as it stands between two starts. */
  async backUp(): Promise<void> {
    await this.kill()
    await rm(this.#backup, { recursive: true, force: true })
    await cp(this.#server.dataFolder, this.#backup, { recursive: true, filter: (path) => !path.endsWith('/lock') })
    await this.revive()
  }

  /** The last backup is put back and a new epoch begun, as docs/deploying.md says. */
  async putBack(): Promise<void> {
    await this.kill()
    await rm(this.#server.dataFolder, { recursive: true })
    await cp(this.#backup, this.#server.dataFolder, { recursive: true })
    const database = await PGlite.create({ dataDir: join(this.#server.dataFolder, 'database') })
    await database.query('select private.begin_new_epoch()')
    await database.close()
    await this.revive()
  }

  /** What a phone knows the server by, until a backup is put back. */
  async epoch(): Promise<string> {
    return (await this.#ask('/rest/v1/rpc/server_epoch', {})).json()
  }

  async newPerson(): Promise<Person> {
    const answer = await this.#ask('/auth/v1/signup', { email: `${randomUUID()}@example.test`, password: 'first-Password-1' })
    const session = await answer.text()
    const { access_token: token, user } = JSON.parse(session)
    return { id: user.id, session, token }
  }

  async createBounty({ id, token }: Person, title: string): Promise<string> {
    const opId = randomUUID()
    const answer = await this.#ask(
      '/rest/v1/rpc/create_bounty',
      {
        p_op_id: opId,
        p_expected_user: id,
        p_title: title,
        p_description: 'Walk the mile, log each marker, and show the log.',
        p_category: 'Community Service',
        p_funding_goal_cents: 1_000_000,
        p_deadline: new Date(Date.now() + 100 * 86_400_000).toISOString(),
        p_requires_photo: true,
      },
      token,
    )
    const { outcome } = await answer.json()
    if (outcome !== 'applied') throw new Error('The bounty of a run was not created.')
    return opId
  }

  async accept({ id, token }: Person, bountyId: string): Promise<void> {
    const act = { p_op_id: randomUUID(), p_expected_user: id, p_bounty_id: bountyId }
    const answer = await this.#ask('/rest/v1/rpc/accept_bounty', act, token)
    const { outcome } = await answer.json()
    if (outcome !== 'applied') throw new Error('The bounty of a run was not accepted.')
  }

  async ledger({ id, token }: Person, bountyId: string, title: string): Promise<Ledger> {
    const rows = async (query: string) => (await this.#ask(`/rest/v1/${query}`, undefined, token)).json()
    const [pledges, acceptances, completions, created] = await Promise.all([
      rows(`rpc/my_pledges?p_bounty_id=${bountyId}`),
      rows(`bounty_acceptances?select=status&bounty_id=eq.${bountyId}&user_id=eq.${id}`),
      rows(`completions?select=id,photo_path&bounty_id=eq.${bountyId}`),
      rows(`bounties?select=id&creator_id=eq.${id}&title=eq.${encodeURIComponent(title)}`),
    ])
    return {
      pledges: pledges.length,
      amounts: pledges.map(({ amount }: { amount: number }) => amount),
      acceptances: acceptances.length,
      completions,
      created: created.length,
    }
  }

  /** How many effects of its acts this person has, under the title of the message that tells of one. */
  async effects({ id, token }: Person): Promise<ReadonlyMap<string, number>> {
    const counted = {
      'Bounty Created': `bounties?creator_id=eq.${id}`,
      'Bounty Accepted': `bounty_acceptances?user_id=eq.${id}`,
      'Contribution Successful': 'rpc/my_pledges?p_limit=500',
      'Submission Successful': `completions?user_id=eq.${id}`,
    }
    const counts = Object.entries(counted).map(async ([title, query]) => {
      const rows = await (await this.#ask(`/rest/v1/${query}&select=id`, undefined, token)).json()
      return [title, rows.length] as const
    })
    return new Map(await Promise.all(counts))
  }

  /** Which of these acts have left no row that their person may read. */
  async missing({ token }: Person, opIds: readonly string[]): Promise<string[]> {
    const list = `id=in.(${opIds.join(',')})`
    const lists = ['rpc/my_pledges', 'bounty_acceptances', 'completions', 'bounties']
    const found = await Promise.all(
      lists.map(async (rows) => (await this.#ask(`/rest/v1/${rows}?select=id&${list}`, undefined, token)).json()),
    )
    const there = new Set(found.flat().map(({ id }: { id: string }) => id))
    return opIds.filter((opId) => !there.has(opId))
  }

  async raisedCents(bountyId: string): Promise<number> {
    const [bounty] = await (await this.#ask(`/rest/v1/bounties?select=current_funding&id=eq.${bountyId}`)).json()
    return Math.round(Number(bounty.current_funding) * 100)
  }

  async #ask(path: string, body?: unknown, token = PUBLISHABLE_KEY): Promise<Response> {
    const answer = await fetch(new URL(path, this.url), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}
