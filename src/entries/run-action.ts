import { codeOf } from '../domain/network/failure-code'
import { editFact } from '../domain/outbox/edit-words'
import { showToast } from '../state/toast-store'

type Actions = typeof import('../sync/act-commands')

const notDone = (description: string) => showToast({ title: 'Not done', description, tone: 'danger' })

/**
 * Runs one action of the person on an entry. Its code is loaded at the press. Where that can't be had, or the phone can't store it, the
 * person is told, and the entry stays as it was.
 */
export async function runAction(action: (actions: Actions) => Promise<void>): Promise<void> {
  let actions: Actions
  try {
    actions = await import('../sync/act-commands')
  } catch (error) {
    console.error(error)
    return notDone('This page could not load what it needs. Check your connection and try again; nothing is lost.')
  }
  try {
    await action(actions)
  } catch (error) {
    console.error(error)
    notDone(
      editFact(codeOf(error)) ??
        'This page lost touch with the device’s storage. Export your unsent work if you can, then reload the page and try again.',
    )
  }
}
