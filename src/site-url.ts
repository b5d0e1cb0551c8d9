/** The base of canonical and social addresses, without a slash at the end. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'https://wayfinder-academy.example').replace(/\/+$/, '')
