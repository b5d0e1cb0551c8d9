import { useId, type ComponentProps } from 'react'
import { buttonClass } from '../../ui/button'

type PhotoInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  id: string
  onFiles: (files: File[]) => void
  children: string
}

/**
 * A file field that isn't seen behind a button: the browser's own words for it are in the browser's own language and look. `image/*` is all that a gallery
 * has, and iPhones then hand over a JPEG of their HEIC.
 */
export function PhotoInput({ onFiles, children, ...rest }: PhotoInputProps) {
  return (
    <>
      <input
        {...rest}
        type="file"
        accept="image/*"
        className="peer sr-only"
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []))
          // A field that still holds a file tells nothing when the same one is chosen again.
          target.value = ''
        }}
      />
      <label
        htmlFor={rest.id}
        className={buttonClass({ variant: 'secondary', className: 'peer-focus-visible:outline-4 peer-disabled:opacity-50' })}
      >
        {children}
      </label>
    </>
  )
}

/** Straight to the camera: the photo pickers of newer phones offer none. Shown where a finger points; elsewhere it would open the same picker. */
export function PhotoCamera({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const id = useId()
  return (
    <span className="relative hidden pointer-coarse:inline-flex">
      <PhotoInput id={id} capture="environment" disabled={disabled} onFiles={onFiles}>
        Take a photo
      </PhotoInput>
    </span>
  )
}
