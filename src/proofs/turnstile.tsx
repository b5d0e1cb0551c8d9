import { useEffect, useRef } from 'react'
import { connectProver } from '../state/human-check'

/** How long a press waits for a proof that is not there yet. */
const PATIENCE_MS = 15_000

interface WidgetOptions {
  sitekey: string
  callback: (proof: string) => void
  'expired-callback': () => void
  'error-callback': () => boolean
}

/** What we use of Turnstile's script. */
export interface TurnstileApi {
  /** The box, or its selector. */
  render: (box: HTMLElement | string, options: WidgetOptions) => string
  reset: (widget: string) => void
  remove: (widget: string) => void
}

type OnProblem = (hasProblem: boolean) => void

/** Puts the widget into a box and hands its proofs on, each once; answers how to end it. */
export function putWidget(api: TurnstileApi, box: HTMLElement | string, siteKey: string, onProblem: OnProblem): () => void {
  let proof: string | undefined
  let waiting: ((proof: string | undefined) => void) | undefined

  const widget = api.render(box, {
    sitekey: siteKey,
    callback: (next) => {
      onProblem(false)
      if (!waiting) proof = next
      else waiting(next)
    },
    'expired-callback': () => (proof = undefined),
    // It tries again by itself.
    'error-callback': () => {
      onProblem(true)
      proof = undefined
      return true
    },
  })

  const take = (): Promise<string | undefined> => {
    const ready = proof
    proof = undefined
    return ready === undefined ? next() : Promise.resolve(ready)
  }
  const next = () =>
    new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(() => waiting?.(undefined), PATIENCE_MS)
      waiting = (given) => {
        clearTimeout(timer)
        waiting = undefined
        resolve(given)
      }
    })
  const disconnect = connectProver(async () => {
    const taken = await take()
    // A proof counts once: the next request needs another.
    if (taken !== undefined) api.reset(widget)
    return taken
  })
  return () => {
    disconnect()
    waiting?.(undefined)
    api.remove(widget)
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
declare global {
  interface Window {
    turnstile?: TurnstileApi
  }
}

let loading: Promise<TurnstileApi> | undefined

function loadApi(): Promise<TurnstileApi> {
  loading ??= new Promise<TurnstileApi>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error('Turnstile could not be loaded.'))
    }
    script.addEventListener('load', () => (window.turnstile ? resolve(window.turnstile) : fail()))
    script.addEventListener('error', fail)
    script.src = SCRIPT
    document.head.append(script)
  })
  return loading
}

/** The widget of Cloudflare's Turnstile, whose proof the next request carries. */
export function Turnstile({ siteKey, onProblem }: { siteKey: string; onProblem: OnProblem }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isCurrent = true
    let end = () => {}
    async function put() {
      try {
        const api = await loadApi()
        if (isCurrent && box.current) end = putWidget(api, box.current, siteKey, onProblem)
      } catch {
        if (isCurrent) onProblem(true)
      }
    }
    void put()
    return () => {
      isCurrent = false
      end()
    }
  }, [siteKey, onProblem])

  return <div ref={box} className="min-h-16" />
}
