// @in touched
/** What a page of the course asks the worker for: to cache all of them, where they aren't. */
export const ASK_FOR_COURSE = 'ask-for-course'

/** Where the open page is one of the course, asks the worker, once there is one: sections then show with no network before any script. */
export async function askForCourse(): Promise<void> {
  if (!('serviceWorker' in navigator) || !/^\/course(\/|$)/.test(location.pathname)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: ASK_FOR_COURSE })
}
