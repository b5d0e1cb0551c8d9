import { isUnreachable } from '../domain/network/unreachable'
import { followSession, startAuth, useAuth, type AuthUser } from './auth-store'
import { endUnended, saveUnended } from './late-sign-outs'
import { askedResetMail, dropOwn, typedEmail } from '../local/own-values'
import { forgetEnded } from '../local/session-standing'
import { isStorageFailure } from '../local/local-failure'
import { forgetSession, readStoredSession, notifyOtherContexts } from '../local/session-storage'
import { trySessionStorage } from '../local/session-writes'
import type { Left } from '../local/forget-person'
import type { Refusal } from '../remote/failure'
import type { MailProof, MailLinkAnswer } from '../remote/open-mail'

type Done = { ok: true }

/**
 * What this page knows in the place of the current password, of whom: a mail's link or code (null), or the password that the server chose and
 * this page signed in with. Lost with the page; then the form asks.
 */
let proven: { userId: string; currentPassword: string | null } | null = null

/** Whether a change of the password needs the current one to be typed. Nobody has one to change. */
export function needsCurrentPassword(): boolean {
  const { user } = useAuth.getState()
  return user !== null && proven?.userId !== user.id
}

const storageLost: Refusal = { ok: false, code: 'storage_lost', message: null, status: 0 }

/** Signs in. Who has to choose a password first is led there. */
export async function signIn(email: string, password: string): Promise<Done | Refusal> {
  if (!(await canKeepSession())) return storageLost
  const { signIn: signInOnServer } = await import('../remote/authentication')
  const answer = await signInOnServer(email, password)
  if (!answer.ok) return answer
  return answer.value.mustChoosePassword ? enterWith(password, true) : enter()
}

/** Makes an account; `displayName` may be empty, and `signedIn` is false where the address must be confirmed first. */
export async function signUp(
  email: string,
  password: string,
  displayName: string,
): Promise<{ ok: true; signedIn: boolean } | Refusal> {
  if (!(await canKeepSession())) return storageLost
  const { signUp: signUpOnServer } = await import('../remote/authentication')
  const answer = await signUpOnServer(email, password, displayName)
  if (!answer.ok) return answer
  if (answer.value.signedIn) await enter()
  return { ok: true, signedIn: answer.value.signedIn }
}

/** Asks for the mail that confirms the address of an account that is signed in. Its code is loaded on demand: without a network nothing answered. */
export async function requestConfirmation(email: string): Promise<Done | Refusal> {
  try {
    const { requestConfirmation: requestOnServer } = await import('../remote/authentication')
    const answer = await requestOnServer(email)
    return answer.ok ? { ok: true } : answer
  } catch (error) {
    if (isUnreachable(error)) return { ok: false, code: 'offline', message: null, status: 0 }
    throw error
  }
}

/** Makes a free account and signs in with the password that the server chose; at any later sign-in it has to be changed. */
export async function registerFreeTier(email: string): Promise<Done | Refusal> {
  if (!(await canKeepSession())) return storageLost
  const { registerFreeTier: registerOnServer } = await import('../remote/account')
  const answer = await registerOnServer(email)
  if (!answer.ok) return answer
  const { signIn: signInOnServer } = await import('../remote/authentication')
  const entered = await signInOnServer(email, answer.value.tempPassword)
  return entered.ok ? enterWith(answer.value.tempPassword) : entered
}

/**
 * Ends the session on this device, offline too, and takes everything of this person off it but what they leave there for themselves: with `withdrawals`
 * their notes go too, so who asks for that has asked the person about those that aren't sent.
 * No server is waited for: `isConfirmed` comes to whether it has ended the session as well; where it has not, it is asked again later.
 */
export async function signOut(left: Left): Promise<{ ok: true; isConfirmed: Promise<boolean> } | Refusal> {
  await startAuth()
  // Asked before the session goes: whose data it is, and what the server is to end, must be known after it.
  const { user } = useAuth.getState()
  const session = await readStoredSession()
  if (session) await saveUnended({ token: session.accessToken, expiresAt: session.expiresAt })
  const ended = await endHere(user, left)
  const isConfirmed = session ? endUnended(session.accessToken, session.refreshToken).catch(() => false) : Promise.resolve(true)
  return ended.ok ? { ok: true, isConfirmed } : ended
}

/** Ends this person's session on this device, whatever the server says. */
async function endHere(user: AuthUser | null, left: Left): Promise<Done | Refusal> {
  try {
    await forgetSession()
    await forgetEnded()
    const [{ forgetPerson }, { clearUnread }] = await Promise.all([import('../local/forget-person'), import('./unread-count')])
    // The push service may be silent: nobody waits for it.
    if (user) void import('./pushes').then(({ leavePushes }) => leavePushes(user.id)).catch(console.error)
    if (user) await forgetPerson(user.id, left)
    clearUnread()
  } catch (error) {
    if (isStorageFailure(error)) return storageLost
    const { refusalOfThrown } = await import('../remote/failure')
    return refusalOfThrown(error)
  } finally {
    await followSession()
  }
  return { ok: true }
}

/** Takes off this device all that it keeps of whose session the academy has ended, without the academy's word. Rejects where the storage does. */
export async function letGo(ownerId: string): Promise<void> {
  const { forgetPerson } = await import('../local/forget-person')
  await forgetPerson(ownerId, 'nothing')
  await forgetEnded()
}

/** Asks for the mail whose link leads to /auth/update-password. */
export async function requestPasswordReset(email: string): Promise<Done | Refusal> {
  await startAuth()
  const { requestPasswordReset: requestOnServer } = await import('../remote/authentication')
  const answer = await requestOnServer(email, `${location.origin}/auth/update-password`)
  return answer.ok ? { ok: true } : answer
}

/** Asked with both emails before the session of one person on this device gives way to another's. */
export type MayReplace = (present: string, next: string) => Promise<boolean>

/** Asks what became of a mail's link and whose address it is about; asking spends nothing. */
export async function askMailLink(tokenHash: string): Promise<{ ok: true; value: MailLinkAnswer } | Refusal> {
  await startAuth()
  const { askMailLink: askServer } = await import('../remote/open-mail')
  return askServer(tokenHash)
}

/**
 * Signs in by a mail's link or code, and tells as whom. Anybody can send anybody a link of the own account: where it would take the place
 * of another person, `mayReplace` decides, and the refusal `stayed` is what a no comes to. The first mail of an account that is used ends its other
 * sessions and its password on the server (docs/decisions.md, 86); a new password ends them all, each time.
 */
export async function enterByMail(proof: MailProof, mayReplace: MayReplace): Promise<{ ok: true; email: string } | Refusal> {
  if (!(await canKeepSession())) return storageLost
  const { openMail } = await import('../remote/open-mail')
  const opened = await openMail(proof)
  if (!opened.ok) return opened
  const { user: next, enter: enterOnServer, discard, mustChoosePassword } = opened.value
  const { user: present } = useAuth.getState()
  const leaving = present !== null && present.id !== next.id ? present : null
  if (leaving) {
    if (!(await mayReplace(leaving.email, next.email))) {
      await discard()
      return { ok: false, code: 'stayed', message: null, status: 0 }
    }
    const left = await signOut('work')
    if (!left.ok) return left
  }
  const entered = await enterOnServer()
  if (!entered.ok) return entered
  proven = { userId: next.id, currentPassword: null }
  await dropOwn(null, askedResetMail)
  await enter('code' in proof || proof.type === 'recovery' || mustChoosePassword)
  return { ok: true, email: next.email }
}

/**
 * Sets the new password and ends every session of the account, as the page says (docs/decisions.md, 25). The server asks for the current password, or
 * for a session that a mail has just given.
 */
export async function updatePassword(password: string, typedCurrent: string | null): Promise<Done | Refusal> {
  await startAuth()
  const { user } = useAuth.getState()
  if (!user) return { ok: false, code: 'no_session', message: 'Please request a new password reset link.', status: 401 }
  const { updatePassword: updateOnServer } = await import('../remote/authentication')
  const known = needsCurrentPassword() ? null : (proven?.currentPassword ?? null)
  const answer = await updateOnServer(password, typedCurrent ?? known)
  if (!answer.ok) return answer
  proven = null
  useAuth.setState({ passwordRecovery: false })
  return endHere(user, 'work')
}

/** Whether a session could be kept on this device at all; asked once it is known who is signed in. */
async function canKeepSession(): Promise<boolean> {
  await startAuth()
  return trySessionStorage().then(
    () => true,
    () => false,
  )
}

async function enter(mustChoosePassword = false): Promise<Done> {
  await followSession(mustChoosePassword)
  if (mustChoosePassword) notifyOtherContexts(true)
  await Promise.all([dropOwn(null, typedEmail), forgetEnded()])
  // Loaded, they take over what this person read, answered, noted, planned and ticked as a visitor, before anybody else can sign in.
  await import('./learning-logs').catch(() => undefined)
  return { ok: true }
}

/** Enters with a password that the server chose, which this page hands back when it is replaced. */
async function enterWith(currentPassword: string, mustChoosePassword = false): Promise<Done> {
  const entered = await enter(mustChoosePassword)
  const { user } = useAuth.getState()
  if (user) proven = { userId: user.id, currentPassword }
  return entered
}
