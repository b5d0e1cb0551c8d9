import { useId, type ReactNode } from 'react'

type SideNotesProps = { title: string; notes: ReactNode; children: ReactNode }

/** A form with what one wants to know beside it; on a phone the notes follow the form. */
export function SideNotes({ title, notes, children }: SideNotesProps) {
  const id = useId()
  return (
    <div className="wrap section grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
      {children}
      <aside aria-labelledby={id} className="grid gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {notes}
      </aside>
    </div>
  )
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
