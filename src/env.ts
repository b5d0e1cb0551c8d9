// @in look
const EMBEDDED_KEY = 'sb_publishable_wayfinder_embedded'

/** The public key of Cloudflare's Turnstile that the site was built with; null where it asks nobody for a proof. */
export function challengeKey(): string | null {
  return import.meta.env?.VITE_TURNSTILE_SITE_KEY || null
}

/**
 * Where the backend is. With nothing set it is the page's own origin, where the embedded one answers. Read when the first request
 * is made, never while prerendering. Throws when VITE_SUPABASE_URL isn't an address, or when only one of the two is set.
 */
export function backend(): { url: string; key: string } {
  // Outside of Vite, in the simulation's program, there is no such object.
  const url = import.meta.env?.VITE_SUPABASE_URL ?? ''
  const key = import.meta.env?.VITE_SUPABASE_ANON_KEY ?? ''
  if ((url === '') !== (key === '')) throw new Error('Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or neither.')
  return { url: new URL(url || location.origin).href.replace(/\/+$/, ''), key: key || EMBEDDED_KEY }
}
