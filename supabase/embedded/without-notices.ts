const DECIDED = /Node\.js 20 and below are deprecated|EXPERIMENTAL FEATURES ENABLED/

/** Keeps two notices, about Node 20 and about storage, both decided upon, out of the terminal of whoever starts the backend. */
export async function withoutNotices<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...parts: unknown[]) => {
    if (!DECIDED.test(String(parts[0]))) warn(...parts)
  }
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}
