import { useAuth } from '../../state/auth-store'

/** False while the session is still being read, as in the prerendered page. */
export const useSignedIn = () => useAuth((state) => state.status === 'signed-in')
