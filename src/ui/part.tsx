import { type ReactNode, useId } from 'react'

/** A part of a page below its own line and title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-4 border-t border-line pt-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
