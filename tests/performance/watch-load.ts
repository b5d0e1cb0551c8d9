declare global {
  interface Window {
    load: { layoutShift: () => number; largestPaintMs: () => number; routeMs: () => number }
  }
}

/** Runs before the page's own scripts: notes what moves by itself, the largest paint, and how long a tapped link takes to its page's first frame. */
export function watchLoad(): void {
  const pressedKey = 'pressed at'
  let shift = 0
  let largest = Number.NaN
  let route = Number.NaN
  const noteShift = (entry: PerformanceEntry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) shift += Number(Reflect.get(entry, 'value'))
  }
  const shifts = new PerformanceObserver((list) => list.getEntries().forEach(noteShift))
  shifts.observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  const pressed = Number(sessionStorage.getItem(pressedKey) ?? Number.NaN)
  sessionStorage.removeItem(pressedKey)
  // A new document has arrived with its first paint.
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint')
    if (first) route = performance.timeOrigin + first.startTime - pressed
  }).observe({ type: 'paint', buffered: true })
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      const start = performance.timeOrigin + timeStamp
      route = Number.NaN
      sessionStorage.setItem(pressedKey, String(start))
      const title = document.getElementById('page-title')
      const look = () => {
        const found = document.getElementById('page-title')
        if (!found || found === title) return requestAnimationFrame(look)
        sessionStorage.removeItem(pressedKey)
        // After the frame that shows it.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (route = performance.timeOrigin + performance.now() - start))
        port1.start()
        return requestAnimationFrame(() => port2.postMessage(null))
      }
      look()
    },
    true,
  )
  window.load = {
    layoutShift() {
      shifts.takeRecords().forEach(noteShift)
      return shift
    },
    largestPaintMs: () => largest,
    routeMs: () => route,
  }
}

/** Runs in a page without scripts: has a worker keep it and what it loaded. */
export async function keepPage(): Promise<void> {
  await navigator.serviceWorker.register('/floor/worker.js', { scope: '/floor/' })
  const cache = await caches.open('floor')
  await cache.addAll([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)])
  await navigator.serviceWorker.ready
}
