const paths = {
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  person: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21c.8-4.5 4-6.5 8.5-6.5s7.7 2 8.5 6.5',
  theme: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M12 7.5h7.5M12 12h9M12 16.5h7.5',
  unlinked: 'M3 3l18 18M8.5 5.3A7 7 0 0 1 18.7 10a4.5 4.5 0 0 1 2 7.5M5.3 8.3A5.5 5.5 0 0 0 7 19h9',
  sending: 'M12 12v8M8.5 15.5L12 12l3.5 3.5M6 17a5 5 0 0 1 .4-9.9 6.5 6.5 0 0 1 12.4 2.5A4 4 0 0 1 18.5 17',
  share: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v9h14v-9',
}

/** The few signs that every page carries: drawn here, since an icon library's base would be a tenth of the frame's script. */
export function Icon({ name, className }: { name: keyof typeof paths; className?: string }) {
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
      <path d={paths[name]} />
    </svg>
  )
}
