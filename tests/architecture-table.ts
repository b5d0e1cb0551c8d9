/** Who may import what: the table of src/README.md in a form that a machine keeps. */
interface Rule {
  folders: string[]
  packages: string[]
}

const react = ['react', 'react-dom']

const table: Record<string, Rule> = {
  domain: { folders: [], packages: ['valibot'] },
  ui: {
    folders: [],
    packages: [...react, '@radix-ui/react-toast', 'lucide-react'],
  },
  content: { folders: ['domain'], packages: ['schema-dts', 'valibot'] },
  local: { folders: ['domain'], packages: ['dexie', 'idb-keyval', 'valibot'] },
  remote: { folders: ['domain', 'env'], packages: ['@supabase/supabase-js', 'valibot'] },
  sync: { folders: ['domain', 'content', 'local', 'remote'], packages: ['valibot'] },
  state: { folders: ['domain', 'local', 'remote', 'env'], packages: ['zustand', 'valibot'] },
  shell: {
    folders: ['ui', 'state', 'content', 'domain', 'sync', 'site-url'],
    packages: [...react, '@tanstack/react-router', 'lucide-react', 'schema-dts', 'zustand'],
  },
  features: {
    folders: ['ui', 'domain', 'content', 'local', 'remote', 'sync', 'state', 'site-url'],
    packages: [...react, '@tanstack/react-router', 'lucide-react', 'valibot', 'zustand'],
  },
  routes: {
    folders: ['features', 'shell', 'ui', 'content', 'domain', 'state', 'site-url'],
    packages: [...react, '@tanstack/react-router', 'valibot'],
  },
  'site-url.ts': { folders: [], packages: [] },
  'env.ts': { folders: [], packages: ['valibot'] },
}

/** What files of one zone may import besides their own zone. The composition roots at the top may import all. */
export function allowed(from: string): Rule | 'everything' {
  return table[from.startsWith('features/') ? 'features' : from] ?? 'everything'
}

export const forbiddenFolderNames = ['utils', 'helpers', 'common', 'misc', 'lib']
