/** The band before whatever a page shows of invented people: said once, and in plain words (docs/decisions.md, 30). */
export function InventedPeople() {
  return (
    <p role="note" className="bg-ink font-semibold text-ground">
      <span className="wrap block py-3">
        The people on this page are invented, and so are their words and careers. They are no customers and no staff.
      </span>
    </p>
  )
}
