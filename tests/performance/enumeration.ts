// How far the time of an answer tells whether there is an account: `npm run bench:enumeration [-- rounds]`. 1.00 tells nothing.
import { EVEN_MS } from '../../supabase/embedded/guarded-auth.ts'
import { discardBackend, send, signUp, startBackend } from '../integration/running-backend.ts'

const rounds = Number(process.argv[2] ?? 15)

const acts: { name: string; path: string; body: (email: string) => object }[] = [
  { name: 'sign-in', path: '/auth/v1/token?grant_type=password', body: (email) => ({ email, password: 'not-the-password' }) },
  { name: 'reset', path: '/auth/v1/recover', body: (email) => ({ email }) },
  { name: 'code of a reset', path: '/auth/v1/verify', body: (email) => ({ email, token: '000000', type: 'recovery' }) },
]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const running = await startBackend({ evenMs: EVEN_MS })
try {
  // A new pair of addresses each round: none of them comes near the limit on guesses.
  for (let round = 0; round < rounds; round++) await signUp(running, `member-${round}@example.test`)
  for (const { name, path, body } of acts) {
    const times = { member: [] as number[], stranger: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      // Each comes first as often as the other.
      for (const who of round % 2 === 0 ? (['member', 'stranger'] as const) : (['stranger', 'member'] as const)) {
        const start = performance.now()
        await (await send(running, 'POST', path, { body: body(`${who}-${round}@example.test`) })).arrayBuffer()
        times[who].push(performance.now() - start)
      }
    }
    const [member, stranger] = [median(times.member), median(times.stranger)]
    console.log(
      `${name.padEnd(16)} with an account ${member.toFixed(1)} ms, without ${stranger.toFixed(1)} ms, ratio ${(member / stranger).toFixed(3)}`,
    )
  }
} finally {
  await discardBackend(running)
}
