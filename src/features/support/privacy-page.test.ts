import { afterEach, expect, it, vi } from 'vitest'
import { PrivacyPage } from './privacy-page'

afterEach(() => vi.unstubAllEnvs())

/** The words of the page as a build with that key of Turnstile has it. */
function builtWith(key: string): string {
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', key)
  return JSON.stringify(PrivacyPage().props)
}

it('names Turnstile and what it receives where the site asks for its proof', () => {
  expect(builtWith('1x00000000000000000000AA')).toMatch(/Cloudflare’s Turnstile .* your network address and technical details/)
})

it('says nothing of it anywhere else', () => {
  const words = builtWith('')
  expect(words).toContain('Stripe takes card payments')
  expect(words).not.toMatch(/Cloudflare|Turnstile/)
})
