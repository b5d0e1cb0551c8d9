// @in few
import { useAuth } from '../../state/auth-store'

/** Settles once somebody is known to be signed in; for a visitor never. */
export const signedIn = () =>
  new Promise<void>((resolve) => {
    const look = ({ status }: { status: string }) => status === 'signed-in' && resolve()
    useAuth.subscribe(look)
    look(useAuth.getState())
  })

/** False while the session is still being read, as in the prerendered page. */
export const useSignedIn = () => useAuth((state) => state.status === 'signed-in')
