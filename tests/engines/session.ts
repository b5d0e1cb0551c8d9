/** How high every page is, whatever its width. */
export const HEIGHT = 844

/** One page of one browser with a profile of its own. Every engine is driven by these few verbs and nothing else. */
export interface EngineSession {
  /** Leaves the page for an address, as typed into the bar, and waits until it has loaded. */
  open(url: string): Promise<void>
  /** Runs a function in the page. It sees nothing of its surroundings: what it needs are its arguments. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  /** A press of the finger at a point of the view. */
  pressAt(x: number, y: number): Promise<void>
  /** Keys for what has the focus. */
  type(text: string): Promise<void>
  /** Gives the file field that the selector finds a file. */
  upload(selector: string, path: string): Promise<void>
  /** Makes the page that wide. */
  resize(width: number): Promise<void>
  picture(path: string): Promise<void>
  close(): Promise<void>
}

/**
 * The text of an async function that calls the work with arguments given as JSON, and tells its end as JSON: all engines hand over text
 * alike. A compiler that keeps the names of functions calls `__name`, which no page has.
 */
export function inPage(work: (...args: never[]) => unknown): string {
  return `async (values) => {
    const __name = (named) => named
    try { return JSON.stringify({ value: await (${work.toString()})(...JSON.parse(values)) }) }
    catch (error) { return JSON.stringify({ error: String(error) }) }
  }`
}

/** What the work in the page answered; throws what it threw. */
export function unpack(text: unknown) {
  const { value, error } = JSON.parse(String(text))
  if (error !== undefined) throw new Error(`In the page: ${error}`)
  return value
}
