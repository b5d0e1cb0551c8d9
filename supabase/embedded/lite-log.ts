const DECIDED = /Node\.js 20 and below are deprecated|EXPERIMENTAL FEATURES ENABLED/

/**
 * Keeps two notices, about Node 20 and about storage, both decided upon, out of the terminal of whoever starts the backend. Lite also puts a
 * filter of its own before Node's warnings, which takes each for a text and throws at those that are errors: it's taken off again.
 */
export async function withoutNotices<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  const emitWarning = Object.getOwnPropertyDescriptor(process, 'emitWarning')
  console.warn = (...parts: unknown[]) => {
    if (!DECIDED.test(String(parts[0]))) warn(...parts)
  }
  try {
    return await work()
  } finally {
    console.warn = warn
    if (emitWarning) Object.defineProperty(process, 'emitWarning', emitWarning)
  }
}

/**
 * Lite prints every refused statement with its parameters: passwords' hashes, phone numbers, what people wrote. This
 * holds those back, and says in one line, without them, what a request failed of when that was the server's fault.
 */
export async function withoutParameters(work: () => Promise<Response>): Promise<Response> {
  const { error } = console
  const faults: string[] = []
  console.error = (...parts: unknown[]) => {
    const fault = parts.find((part) => part instanceof Error)
    if (fault) faults.push(oneLine(fault))
    else error(...parts)
  }
  try {
    const response = await work()
    if (response.status >= 500) error(`The backend answered ${response.status}: ${faults.join('; ')}`)
    return response
  } finally {
    console.error = error
  }
}

function oneLine(fault: Error): string {
  const code = 'code' in fault && typeof fault.code === 'string' ? `${fault.code} ` : ''
  return `${code}${fault.message.split('\n')[0]}`
}
