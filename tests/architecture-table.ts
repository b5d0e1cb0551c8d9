/** Who may import what: the table of src/README.md in a form that a machine keeps. */
interface Rule {
  folders: string[]
  packages: string[]
  /** Of the folders above those that are reached by `import()` or for a type only. */
  onDemand?: string[]
  /** Files of these that may be imported at once all the same. */
  atOnce?: string[]
  /** Files of the folders above that are shut all the same. */
  shut?: string[]
}

const react = ['react', 'react-dom']

export const table: Record<string, Rule> = {
  domain: { folders: [], packages: ['libphonenumber-js', 'minisearch', 'stemmer', 'valibot'] },
  ui: {
    folders: [],
    packages: [...react, '@radix-ui/react-toast', 'lucide-react'],
  },
  content: { folders: ['domain'], packages: ['schema-dts', 'valibot'] },
  local: { folders: ['domain', 'clock'], packages: ['dexie', 'idb-keyval', 'valibot'] },
  remote: { folders: ['domain', 'env', 'clock'], packages: ['@supabase/supabase-js', 'valibot'] },
  sync: { folders: ['domain', 'content', 'local', 'remote', 'state', 'clock'], packages: ['zustand', 'valibot'] },
  state: { folders: ['domain', 'local', 'remote', 'env', 'clock'], packages: ['zustand', 'valibot'] },
  asks: {
    folders: ['domain', 'local', 'remote', 'sync', 'state', 'clock'],
    packages: ['@tanstack/query-core', 'valibot'],
  },
  hooks: { folders: ['asks', 'domain', 'local', 'sync', 'state', 'ui', 'clock'], packages: [...react, 'valibot', 'zustand'] },
  shell: {
    folders: ['hooks', 'ui', 'state', 'content', 'domain', 'sync', 'site-url', 'clock'],
    packages: [
      ...react,
      '@headlessui/react',
      '@tanstack/react-router',
      'lucide-react',
      'schema-dts',
      'workbox-window',
      'zustand',
    ],
  },
  entries: { folders: ['ui', 'domain', 'sync', 'state'], packages: ['@tanstack/react-router', 'react', 'zustand'] },
  proofs: { folders: ['ui', 'domain', 'state'], packages: ['react'] },
  payments: { folders: ['hooks', 'ui', 'domain', 'state'], packages: ['react'] },
  features: {
    folders: [
      'entries',
      'proofs',
      'payments',
      'hooks',
      'ui',
      'domain',
      'content',
      'local',
      'remote',
      'sync',
      'state',
      'site-url',
      'clock',
    ],
    packages: [
      ...react,
      '@headlessui/react',
      '@tanstack/react-router',
      'fflate',
      'lucide-react',
      'valibot',
      'virtual:search-index',
      'zustand',
    ],
    // A screen asks the server when it must (docs/decisions.md).
    onDemand: ['remote'],
    // One plain request, without a client, that a visitor's board makes right after the first paint.
    atOnce: ['remote/ask-board'],
    // What watches the phone is `hooks/use-live`, what enqueues an act is `sync/act-commands`, and what was fetched is cached by `sync`.
    shut: ['live', 'outbox', 'outbox-storage', 'databases', 'cache-bounties', 'session-writes'].map((name) => `local/${name}`),
  },
  routes: {
    folders: ['features', 'shell', 'ui', 'content', 'domain', 'state', 'site-url'],
    packages: [...react, '@tanstack/react-router', 'valibot'],
  },
  worker: { folders: ['domain', 'local', 'sync'], packages: [] },
  rescue: { folders: ['domain', 'sync', 'ui'], packages: [] },
  'clock.ts': { folders: ['domain'], packages: ['zustand'] },
  'site-url.ts': { folders: [], packages: [] },
  'env.ts': { folders: [], packages: [] },
}

/** The composition roots: they may import everything. */
export const roots = ['main.tsx', 'prerender.tsx', 'router.tsx', 'service-worker.ts', 'start-services.ts']

/** What files of one zone may import besides their own zone; undefined for a zone that the table doesn't name. */
export function allowed(from: string): Rule | 'everything' | undefined {
  return roots.includes(from) ? 'everything' : table[from.startsWith('features/') ? 'features' : from]
}

export const forbiddenFolderNames = ['utils', 'helpers', 'common', 'misc', 'lib']
