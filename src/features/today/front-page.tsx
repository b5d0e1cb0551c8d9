import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useAuth } from '../../state/auth-store'

/** What was made at build for visitors is hidden by the boot script on a member's device: until Today stands, or is known not to come. */
function showMain(): void {
  delete document.documentElement.dataset['today']
}

let known: ComponentType | undefined

async function bringToday(): Promise<ComponentType> {
  known = (await import('./today-screen')).TodayScreen
  return known
}

/** What `/` shows: Today to a member, the home (`children`) to everybody else and where it is asked for. */
export function FrontPage({ wantsHome, children }: { wantsHome: boolean; children: ReactNode }) {
  const status = useAuth((state) => state.status)
  const isToday = status === 'signed-in' && !wantsHome
  // Null where its script can't be had: then the home stands for it.
  const [brought, setBrought] = useState<ComponentType | null>()
  const Today = brought === null ? null : (brought ?? known)
  const isSettled = isToday ? Today !== undefined : status !== 'loading' || wantsHome
  useEffect(() => {
    if (isSettled) return showMain()
    if (!isToday) return
    bringToday().then(
      (screen) => setBrought(() => screen),
      (error: unknown) => {
        setBrought(null)
        console.error(error)
      },
    )
  }, [isSettled, isToday])
  useEffect(() => showMain, [])

  if (!isToday || Today === null) return children
  // The map's ground stands before the map.
  return Today ? <Today /> : <div className="today-head band" />
}
