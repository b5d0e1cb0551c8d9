import { useAuth } from '../state/auth-store'

/** What leads to the academy's home: to a member `/` alone is Today. */
export const useHomeSearch = () => (useAuth((state) => state.status === 'signed-in') ? { home: true } : {})
