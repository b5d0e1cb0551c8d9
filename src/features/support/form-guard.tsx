/** A person needs longer than this to fill in a form, in milliseconds. */
const LEAST_FILL_MS = 2000

/** The name of the field that no person sees. No password manager knows something to put there. */
export const trapName = 'spare'

export type GuardVerdict = 'person' | 'too-fast' | 'doubtful'

/**
 * Tells a person from a script: a script fills the field that people can't see, or is done at once. A password manager fills that field too, so the person
 * is told, and what is pressed after that counts. Times in ms of one clock.
 */
export function judgeFilling(filling: { trap: string; wasTold: boolean; openedAt: number; now: number }): GuardVerdict {
  if (filling.trap !== '' && !filling.wasTold) return 'doubtful'
  return filling.now - filling.openedAt < LEAST_FILL_MS ? 'too-fast' : 'person'
}

/** A field that no person sees, hears or reaches. Password managers are asked to leave it alone, each by its own mark. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input
          type="text"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-protonpass-ignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}
