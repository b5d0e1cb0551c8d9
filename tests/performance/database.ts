import { findPostgres } from '../setup/postgres.ts'
import { pledgeToOneBounty, type HotBounty } from './database-hot.ts'
import { measure, type Measured } from './database-measure.ts'
import { reads } from './database-reads.ts'
import { startFilled } from './database-server.ts'

/**
 * The database at scale, on a real PostgreSQL: `npm run bench:database [bounties]`. Times every list, search and
 * detail that the app asks for at 10,000 bounties and at 1,000,000, looks for sequential scans in their plans,
 * and lets 48 connections pledge to one bounty. Ends with 1 when a target is missed.
 */
const small = 10_000
const large = Number(process.argv[2] ?? 1_000_000)
const targets = { readMs: 5, searchMs: 50, deepRatio: 2, growth: 1.5, hotRatio: 0.5 }
// A read of a fraction of a millisecond grows by noise: ratios are taken over at least this.
const floorMs = 0.5

const ratio = (a: number, b: number) => Math.max(a, floorMs) / Math.max(b, floorMs)

const line = (...cells: string[]) =>
  console.log(cells.map((cell, nth) => (nth === 0 ? cell.padEnd(44) : cell.padStart(9))).join(' '))

function reportReads(before: Map<string, Measured>, after: Map<string, Measured>): string[] {
  const missed: string[] = []
  line('read', '10k ms', 'large ms', 'growth', 'deep', 'whole tables read')
  for (const read of reads) {
    const now = after.get(read.name) ?? { ms: Number.NaN, scans: [] }
    const then = before.get(read.name)?.ms ?? Number.NaN
    const deep = read.deepOf ? ratio(now.ms, after.get(read.deepOf)?.ms ?? Number.NaN) : undefined
    const growth = ratio(now.ms, then)
    line(read.name, then.toFixed(2), now.ms.toFixed(2), growth.toFixed(2), deep?.toFixed(2) ?? '', now.scans.join(', ') || 'none')
    if (now.scans.length > 0) missed.push(`${read.name}: sequential scan of ${now.scans.join(', ')}`)
    const limit = read.name.startsWith('search') ? targets.searchMs : targets.readMs
    if (!(now.ms <= limit)) missed.push(`${read.name}: ${now.ms.toFixed(2)} ms`)
    if (deep !== undefined && !(deep <= targets.deepRatio)) missed.push(`${read.name}: ${deep.toFixed(2)}x the first page`)
    if (!(growth <= targets.growth)) missed.push(`${read.name}: grows ${growth.toFixed(2)}x`)
  }
  return missed
}

function reportHotBounty({ pledges, bare, ratio: share, made, exact }: HotBounty): string[] {
  console.log(
    `\nOne bounty, 48 connections: ${pledges.toFixed(0)} pledges a second, a bare update ${bare.toFixed(0)}: ${share.toFixed(2)}x`,
  )
  console.log(`${made} pledges, ledger and total ${exact ? 'equal to the cent' : 'DIFFER'}, no transaction failed`)
  return [
    ...(exact ? [] : ['hot bounty: the total is not the sum']),
    ...(share >= targets.hotRatio ? [] : [`hot bounty: ${share.toFixed(2)}x a bare update`]),
  ]
}

async function main(): Promise<void> {
  const bin = findPostgres()
  if (!bin) {
    console.log('PostgreSQL 15 or later is not installed: nothing was measured.')
    return
  }
  const few = await startFilled(bin, small)
  const start = performance.now()
  const many = await startFilled(bin, large)
  try {
    const filledIn = ((performance.now() - start) / 1000).toFixed(0)
    console.log(`${large} bounties, ${large * 5} pledges, ${large / 5} members: ${await many.size()}, filled in ${filledIn} s\n`)
    const [before, after] = await measure([
      { server: few, bounties: small },
      { server: many, bounties: large },
    ])
    const missed = before && after ? reportReads(before, after) : ['nothing was measured']
    missed.push(...reportHotBounty(await pledgeToOneBounty(many, large)))
    console.log(missed.length === 0 ? '\nEvery target is met.' : `\nMissed:\n${missed.join('\n')}`)
    process.exitCode = missed.length === 0 ? 0 : 1
  } finally {
    await few.stop()
    await many.stop()
  }
}

await main()
