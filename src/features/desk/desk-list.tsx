// @in desk @members
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../remote/failure'
import { Alert } from '../../ui/alert'
import { Announced, Said } from '../../ui/announce'
import { Button } from '../../ui/button'
import { focusPageTitle } from '../../ui/page-header'
import { EmptyState } from '../../ui/placeholders'
import { askDesk, useDesk } from './use-desk'

type Remote = typeof import('../../remote/desk')

type DeskListProps<Row> = {
  /** Names the list. */
  name: string
  /** Asks for the page behind the last row that is known. */
  page: (remote: Remote, after: Row | undefined) => Promise<Answer<Row[]>>
  empty: string
  /** A row; `gone` takes it off the list. */
  children: (row: Row, gone: () => void) => ReactNode
}

/** Rows of the desk, page after page. */
export function DeskList<Row extends { readonly id: string }>({ name, page, empty, children }: DeskListProps<Row>) {
  const { value, refusal, again, change } = useDesk(name, async (remote) => {
    const answer = await page(remote, undefined)
    return answer.ok ? { ok: true, value: { rows: answer.value, isWhole: answer.value.length < remote.pageSize } } : answer
  })
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function more() {
    if (isBusy || !value) return
    setBusy(true)
    const answer = await askDesk(async (remote) => {
      const found = await page(remote, value.rows.at(-1))
      return found.ok ? { ok: true, value: { rows: found.value, isWhole: found.value.length < remote.pageSize } } : found
    })
    setBusy(false)
    setFailed(!answer.ok)
    if (answer.ok) change(({ rows }) => ({ rows: [...rows, ...answer.value.rows], isWhole: answer.value.isWhole }))
  }

  function gone(id: string) {
    focusPageTitle()
    change((before) => ({ ...before, rows: before.rows.filter((row) => row.id !== id) }))
  }

  if (refusal) return <Unanswered again={again} />
  if (!value) return <Announced isShown>Looking for what waits</Announced>
  return (
    <>
      {value.rows.length === 0 && value.isWhole && <EmptyState title={empty} />}
      <ul className="today-rows">
        {value.rows.map((row) => (
          <li key={row.id} className="row-slot">
            {children(row, () => gone(row.id))}
          </li>
        ))}
      </ul>
      {!value.isWhole && (
        <div className="grid justify-items-center gap-2">
          <Button variant="secondary" size="lg" busy={isBusy} onClick={() => void more()}>
            Load more
          </Button>
          <Said>
            {isFailed && (
              <span className="text-sm font-semibold text-danger">
                The next page could not be loaded. Check your connection and press again.
              </span>
            )}
          </Said>
        </div>
      )}
    </>
  )
}

/** That the academy did not answer the desk. */
export function Unanswered({ again }: { again: () => void }) {
  const tryAgain = () => {
    focusPageTitle()
    again()
  }
  return (
    <Alert tone="warning" title="The academy could not be reached" action={<Button onClick={tryAgain}>Try again</Button>}>
      The desk needs the network. Nothing of it is stored on this device.
    </Alert>
  )
}
