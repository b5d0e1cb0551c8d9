const paths = {
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  theme: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M12 7.5h7.5M12 12h9M12 16.5h7.5',
}

type IconProps = { className?: string } & ({ name: keyof typeof paths; path?: never } | { name?: never; path: string })

/** The few signs that every page carries: drawn here, since an icon library's base would be a tenth of the frame's script. What comes later brings its `path`. */
export function Icon({ name, path, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path ?? paths[name]} />
    </svg>
  )
}

/** The academy's sign: a W walked as a route, from the start to a ringed control. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path d="M4 9l9 31 11-24 11 24 5-17" stroke="currentColor" strokeWidth="5.5" strokeLinejoin="bevel" />
      <circle cx="41.5" cy="12.5" r="5" stroke="var(--signal)" strokeWidth="3.5" />
    </svg>
  )
}
