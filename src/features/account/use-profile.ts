import { useEffect, useState } from 'react'
import { reservedNameWords, type Profile } from '../../domain/profile'
import { showToast } from '../../state/toast-store'
import { settled } from './refusal'

const loadAccount = () => import('../../remote/account')

/** The own profile from the server, and the way to change it; mount it anew for another person. */
export function useProfile(userId: string) {
  const [profile, setProfile] = useState<Profile | null>(null)
  const [failure, setFailure] = useState(false)

  useEffect(() => {
    let isCurrent = true
    async function load() {
      const result = await settled(loadAccount().then(({ myProfile }) => myProfile()))
      if (!isCurrent) return
      if (result.ok) setProfile(result.value)
      else setFailure(true)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [])

  /** Answers whether it is saved. */
  async function save(wanted: Profile): Promise<boolean> {
    const result = await settled(loadAccount().then(({ updateProfile }) => updateProfile(userId, wanted)))
    if (!result.ok) {
      // The server knows its moderators' names, the form doesn't.
      const description = result.code === 'PT400' ? reservedNameWords : 'Your profile could not be saved. Please try again.'
      showToast({ title: 'Error', description, tone: 'danger' })
      return false
    }
    setProfile(wanted)
    showToast({ title: 'Profile saved', description: 'Other members see your new name from now on.', tone: 'success' })
    return true
  }

  return { profile, failure, save }
}
