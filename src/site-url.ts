/** The base of canonical and social addresses, without a slash at the end. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'https://wayfinder-academy.example').replace(/\/+$/, '')

/** Whether packages are sold: by the embedded backend's test checkout always, elsewhere once the owner has said so (docs/decisions.md, 42). */
export const salesHaveBegun = !import.meta.env.VITE_SUPABASE_URL || import.meta.env.VITE_SALES_HAVE_BEGUN === 'true'
