/** A compass needle that seeks north: the sign for "at work". Decorative; the text beside it says what happens. */
export function Needle() {
  return (
    <svg className="needle" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M12 3l4 9H8z" fill="currentColor" />
      <path d="M12 21l-4-9h8z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
