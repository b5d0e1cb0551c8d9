import { useEffect, useRef, useState } from 'react'
import { CheckTrouble } from './check-trouble'
import { putWidget, type TurnstileApi } from './turnstile-widget'

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
export function Turnstile({ siteKey }: { siteKey: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [hasProblem, setHasProblem] = useState(false)

  useEffect(() => {
    let isCurrent = true
    let end = () => {}
    async function put() {
      try {
        const api = await loadApi()
        if (isCurrent && box.current) end = putWidget(api, box.current, siteKey, setHasProblem)
      } catch {
        if (isCurrent) setHasProblem(true)
      }
    }
    void put()
    return () => {
      isCurrent = false
      end()
    }
  }, [siteKey])

  return (
    <>
      <div ref={box} className="min-h-16" />
      {hasProblem && <CheckTrouble />}
    </>
  )
}
