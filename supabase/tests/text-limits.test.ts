import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, visitor } from './actors.ts'
import { engines, type Database } from './database.ts'

interface Applicant {
  id: string
  secret: string
}

describe.each(engines)('codes by text on $name', ({ open }) => {
  let db: Database
  let numbers = 0
  beforeAll(async () => {
    db = await open()
  })
  beforeEach(() => db.root.exec('truncate private.allowances, private.verification_codes'))
  afterAll(() => db.close())

  const newNumber = () => `+1555${String(2_000_000 + numbers++)}`
  const apply = async (): Promise<Applicant> =>
    JSON.parse(
      JSON.stringify(
        await call(visitor(db), 'start_application', { p_email: `a${numbers++}@example.test`, p_terms_version: '1' }),
      ),
    )

  async function issue({ id, secret }: Applicant, phone: string, address: string): Promise<unknown> {
    const [row] = await db.root.query("select public.issue_verification_code($1, $2, $3, 'hash', $4) ->> 'outcome' as outcome", [
      id,
      secret,
      phone,
      address,
    ])
    return row?.['outcome']
  }

  const aMinuteLater = () =>
    db.root.exec(
      "update private.allowances set window_started_at = window_started_at - interval '61 seconds' where allowance = 'codes_a_minute'",
    )

  it.each([
    ['an IPv6 network of 64 bits', (host: number) => `2001:db8:1:2:${host.toString(16)}::1`],
    ['an IPv4 address', () => '203.0.113.7'],
    ['an IPv4 address in the form of IPv6', (host: number) => (host % 2 ? '203.0.113.8' : '::ffff:203.0.113.8')],
    ['whatever is no address', (host: number) => `no address ${host}`],
  ])('are twenty an hour from %s', async (_, address) => {
    const applicant = await apply()
    const outcomes = []
    for (let host = 0; host < 25; host++) outcomes.push(await issue(applicant, newNumber(), address(host)))
    expect(outcomes.filter((outcome) => outcome === 'send')).toHaveLength(20)
  })

  it('reach the owner of a number that somebody else has asked for as often as they may', async () => {
    const [other, owner, phone] = [await apply(), await apply(), newNumber()]
    for (let time = 0; time < 6; time++) {
      await issue(other, phone, '203.0.113.9')
      await aMinuteLater()
    }
    expect(await issue(other, phone, '203.0.113.9')).toBe('wait')
    expect(await issue(owner, phone, '203.0.113.10')).toBe('send')
  })

  it('of one application stand beside those of another for the same number', async () => {
    const [mine, other, phone] = [await apply(), await apply(), newNumber()]
    await issue(mine, phone, '203.0.113.11')
    await issue(other, phone, '203.0.113.12')
    const [row] = await db.root.query(
      "select public.try_verification_code($1, $2, $3, 'hash', 'here') ->> 'outcome' as outcome",
      [mine.id, mine.secret, phone],
    )
    expect(row?.['outcome']).toBe('verified')
  })

  it('reach the owner of a number that three networks have used up for everybody', async () => {
    const [other, owner, phone] = [await apply(), await apply(), newNumber()]
    const outcomes = []
    for (let time = 0; time < 6; time++) {
      for (const network of [1, 2, 3, 4]) outcomes.push(await issue(other, phone, `2001:db8:${network}::1`))
      await aMinuteLater()
    }
    expect(outcomes.filter((outcome) => outcome === 'send')).toHaveLength(19)
    expect(await issue(owner, phone, '203.0.113.20')).toBe('send')
    await aMinuteLater()
    expect(await issue(owner, phone, '203.0.113.20')).toBe('wait')
  })

  it('disturb a number sixty times an hour at most, from however many networks', async () => {
    const [applicant, phone] = [await apply(), newNumber()]
    const outcomes = []
    for (let network = 0; network < 65; network++) outcomes.push(await issue(applicant, phone, `198.51.100.${network}`))
    expect(outcomes.filter((outcome) => outcome === 'send')).toHaveLength(60)
  })

  it.each([
    ['a /59 of IPv6', (nth: number) => `2001:db8:1:${(0x20 + (nth % 25)).toString(16)}::1`, 40],
    ['a /48 of IPv6', (nth: number) => `2001:db8:2:${((nth % 25) * 256).toString(16)}::1`, 80],
  ])('are not multiplied by the networks of one line: %s', async (_, address, most) => {
    const applicant = await apply()
    const outcomes = []
    for (let nth = 0; nth < 200; nth++) outcomes.push(await issue(applicant, newNumber(), address(nth)))
    expect(outcomes.filter((outcome) => outcome === 'send')).toHaveLength(most)
  })

  it('leave the rest of the site’s day to others, whatever one line asks for from hour to hour', async () => {
    const applicant = await apply()
    const outcomes = []
    for (let hour = 0; hour < 8; hour++) {
      for (let nth = 0; nth < 20; nth++) outcomes.push(await issue(applicant, newNumber(), '203.0.113.30'))
      await db.root.exec(
        "update private.allowances set window_started_at = window_started_at - interval '1 hour' where allowance <> 'codes_a_day'",
      )
    }
    expect(outcomes.filter((outcome) => outcome === 'send')).toHaveLength(100)
    expect(await issue(applicant, newNumber(), '203.0.113.31')).toBe('send')
  })

  const take = async (subject: string) => {
    const [row] = await db.root.query("select private.take_allowance($1, 'x', 3, interval '1 hour') is null as taken", [subject])
    return row?.['taken'] === true
  }

  const taken = async (subject: string, times: number) => {
    let count = 0
    for (let time = 0; time < times; time++) if (await take(subject)) count++
    return count
  }

  it('and all else that is counted by a network is counted by the wider ones, of which an idle neighbour has what the busy left', async () => {
    // Tries of a network that has nothing left take nothing from the wider one.
    expect(await taken('2001:db8:3:1::/64 a@example.test', 50)).toBe(3)
    expect(await taken('2001:db8:3:2::/64 a@example.test', 50)).toBe(3)
    expect(await taken('2001:db8:3:3::/64 a@example.test', 50)).toBe(0)
    expect(await taken('2001:db8:3:100::/64 a@example.test', 50)).toBe(3)
    expect(await taken('2001:db8:3:100::/64 b@example.test', 50)).toBe(3)
    expect(await taken('203.0.113.7/32', 50)).toBe(3)
    expect(await taken('unknown', 50)).toBe(3)
  })

  it('have a ceiling a day for the whole site', async () => {
    await db.root.exec("update private.settings set value = 3 where name = 'codes_a_day'")
    const outcomes = []
    for (let host = 0; host < 5; host++) outcomes.push(await issue(await apply(), newNumber(), `192.0.2.${host}`))
    await db.root.exec("update private.settings set value = 500 where name = 'codes_a_day'")
    expect(outcomes).toEqual(['send', 'send', 'send', 'wait', 'wait'])
  })

  it.each([
    [{ 'x-forwarded-for': '203.0.113.1, 203.0.113.2' }, 0, '203.0.113.2/32'],
    [{ 'x-forwarded-for': '203.0.113.2', 'cf-connecting-ip': '203.0.113.3' }, 0, '203.0.113.2/32'],
    [{ 'x-forwarded-for': '203.0.113.2', 'cf-connecting-ip': '203.0.113.3' }, 1, '203.0.113.3/32'],
    [{ 'x-forwarded-for': '2001:db8:1:2::7' }, 0, '2001:db8:1:2::/64'],
    [{ 'x-forwarded-for': 'unknown' }, 0, 'unknown'],
    [{}, 0, 'unknown'],
  ])('are counted by the nearest proxy: %o with trust %i is %s', async (headers, trust, address) => {
    await db.root.query("update private.settings set value = $1 where name = 'trust_cf_connecting_ip'", [trust])
    await db.root.query("select set_config('request.headers', $1, false)", [JSON.stringify(headers)])
    const [row] = await db.root.query('select private.request_address() as address')
    await db.root.query("update private.settings set value = 0 where name = 'trust_cf_connecting_ip'")
    await db.root.query("select set_config('request.headers', '', false)")
    expect(row?.['address']).toBe(address)
  })
})
