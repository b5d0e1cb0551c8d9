import { Button } from '../../ui/button'

/** Words that could not be fetched, with a way to try again. */
export function LoadFailure({ what = 'lessons' }: { what?: 'lessons' | 'questions' }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-l-8 border-danger bg-surface p-6">
      <p className="font-bold">{`These ${what} could not be loaded. Check your connection.`}</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  )
}
