declare global {
  interface Window {
    measured: { takeInteractions: () => number[]; takeLongTasks: () => number[] }
  }
}

/** Runs in the page: puts so many bounties into its cache, as if a person had read that many. */
export async function fillCache(count: number): Promise<void> {
  const categories = ['Historical Knowledge', 'Civic Engagement', 'Military Appreciation', 'Community Service', 'Flag Etiquette']
  const places = ['bridge', 'river walk', 'court house', 'old road', 'landmark', 'library', 'harbor', 'mill']
  const day = 86_400_000
  const now = Date.now()
  const row = (index: number) => {
    const created = new Date(now - (index % 400) * day - index).toISOString()
    const place = places[index % places.length]
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `Study the ${place} ${index}`,
      description: `Go to the ${place} number ${index}, read what stands there, and write one page: what happened here, what changed, and which direction the old road ran. Stay on public paths and follow the posted hours.`,
      category: categories[index % categories.length],
      creatorId: 'creator',
      creatorName: 'Patriot',
      fundingGoalCents: 20_000,
      currentFundingCents: (index * 37) % 20_000,
      contributors: index % 60,
      deadline: new Date(now + ((index % 300) + 1) * day).toISOString(),
      createdAt: created,
      updatedAt: created,
      status: index % 5 === 0 ? 'funded' : 'active',
      requiresPhoto: true,
      isSample: false,
    }
  }
  const opened = indexedDB.open('wayfinder-cache')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opened.addEventListener('success', () => resolve(opened.result))
    opened.addEventListener('error', () => reject(new Error('No cache.')))
  })
  const transaction = database.transaction('bounties', 'readwrite')
  for (let index = 0; index < count; index += 1) transaction.objectStore('bounties').put(row(index))
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
}

/** Runs in the page: notes from each press or key to the paint that follows, and every long task. Milliseconds. */
export function watchInteractions(): void {
  const interactions = new Map<number, number>()
  let longTasks: number[] = []
  const note = (entry: PerformanceEntry) => {
    const id: unknown = Reflect.get(entry, 'interactionId')
    if (typeof id === 'number' && id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration))
  }
  const events = new PerformanceObserver((list) => list.getEntries().forEach(note))
  // What is faster than 16 ms is not told; it is within one frame.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  events.observe(options)
  const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((entry) => entry.duration)))
  tasks.observe({ type: 'longtask' })
  window.measured = {
    takeInteractions() {
      events.takeRecords().forEach(note)
      return [...interactions.values()]
    },
    takeLongTasks() {
      const taken = [...longTasks, ...tasks.takeRecords().map((entry) => entry.duration)]
      longTasks = []
      return taken
    },
  }
}
