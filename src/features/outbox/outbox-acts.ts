import { showToast } from '../../state/toast-store'

type Acts = typeof import('../../sync/settle-entry')

/** Runs one act on an entry. Its code is loaded at the press; a phone that can't store it says so, and the entry stays as it was. */
export async function settle(act: (acts: Acts) => Promise<void>): Promise<void> {
  try {
    await act(await import('../../sync/settle-entry'))
  } catch (error) {
    console.error(error)
    showToast({
      title: 'Not done',
      description: 'This page lost touch with the phone’s storage. Reload it and try again; nothing is lost.',
      tone: 'danger',
    })
  }
}
