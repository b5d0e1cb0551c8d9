import { useRouter, type RouterEvents } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls back at every such event of the router. */
export function useRouterEvent<Name extends keyof RouterEvents>(name: Name, listener: (event: RouterEvents[Name]) => void): void {
  const router = useRouter()
  const notify = useEffectEvent(listener)
  useEffect(() => router.subscribe(name, (event) => notify(event)), [router, name])
}
