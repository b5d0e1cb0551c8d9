import { showToast } from '../state/toast-store'

type Acts = typeof import('../sync/settle-entry')

const notDone = (description: string) => showToast({ title: 'Not done', description, tone: 'danger' })

/**
 * Runs one act of the person on an entry. Its code is loaded at the press. Where that can't be had, or the phone can't store it, the
 * person is told, and the entry stays as it was.
 */
export async function settleAct(act: (acts: Acts) => Promise<void>): Promise<void> {
  let acts: Acts
  try {
    acts = await import('../sync/settle-entry')
  } catch (error) {
    console.error(error)
    return notDone('This page could not load what it needs. Check your connection and try again; nothing is lost.')
  }
  try {
    await act(acts)
  } catch (error) {
    console.error(error)
    notDone('This page lost touch with the device’s storage. Reload it and try again; nothing is lost.')
  }
}
