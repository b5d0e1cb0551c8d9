/** Done. Decorative: the words beside it say what. */
export function CheckMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M4 12.5l5.5 5.5L20 6.5" />
    </svg>
  )
}
