import { useId } from 'react'
import { buttonClass } from '../../ui/button'

/** Stands for a file field that comes before it and isn't seen: the browser's own words for it are in the browser's own language and look. */
export function PhotoButton({ input, children }: { input: string; children: string }) {
  return (
    <label
      htmlFor={input}
      className={buttonClass({ variant: 'secondary', className: 'peer-focus-visible:outline-4 peer-disabled:opacity-50' })}
    >
      {children}
    </label>
  )
}

/** Straight to the camera: the photo pickers of newer phones offer none. Shown where a finger points; elsewhere it would open the same picker. */
export function PhotoCamera({ disabled, onPhoto }: { disabled: boolean; onPhoto: (file: File | undefined) => void }) {
  const id = useId()
  return (
    <span className="relative hidden pointer-coarse:inline-flex">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        className="peer sr-only"
        onChange={(event) => {
          onPhoto(event.target.files?.[0])
          // The same shot may be taken again after it was removed.
          event.target.value = ''
        }}
      />
      <PhotoButton input={id}>Take a photo</PhotoButton>
    </span>
  )
}
