/** Whether the academy's own site answers now: no portal's page in its place, and nothing from a cache. */
export async function siteAnswers(): Promise<boolean> {
  const answer = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return /script/.test(answer?.headers.get('content-type') ?? '')
}
