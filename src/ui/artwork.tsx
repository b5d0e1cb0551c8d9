import { classNames } from './class-names'

type ArtworkProps = {
  file: 'portraits' | 'scenes' | 'emblems'
  id: string
  /** What the picture shows. Without it the picture is an ornament. */
  title?: string
  className?: string
}

/**
 * A drawing from a file of drawings in public/artwork. It takes its tones from the place where it stands, and weighs no script.
 * Where the file fails to load nothing is drawn, so what lies beneath is the fallback.
 */
export function Artwork({ file, id, title, className }: ArtworkProps) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg className={classNames(file !== 'emblems' && 'band bg-transparent', className)} {...named}>
      <use href={`/artwork/${file}.svg#${id}`} />
    </svg>
  )
}
