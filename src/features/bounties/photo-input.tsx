import { useId, type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { incomingUse } from '../../domain/photos/incoming-photo'
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

const textFields =
  'textarea, input:not([type=file], [type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable]'

type IncomingPhoto = { isChosen: boolean; disabled: boolean; onTake: (files: File[]) => void; onOffer: (files: File[]) => void }

const isText = (target: EventTarget | null) => target instanceof Element && target.closest(textFields) !== null

/**
 * Takes a photo that is pasted or dropped anywhere on the page, so that no drop beside the box leaves it. Where one is chosen already the new one is
 * offered: only a press replaces a photo. Where no file came `onTake` gets none. Answers whether a file is held over the page.
 */
export function useIncomingPhoto({ isChosen, disabled, onTake, onOffer }: IncomingPhoto): boolean {
  const [over, setOver] = useState(false)

  function receive(event: Event, data: DataTransfer | null) {
    const files = Array.from(data?.files ?? [])
    const use = incomingUse({
      isDrop: event.type === 'drop',
      isInText: isText(event.target),
      hasText: data?.getData('text/plain') !== '',
      hasFile: files.length > 0,
      isChosen,
    })
    if (use === 'text') return
    event.preventDefault()
    if (disabled) return
    if (use === 'ask') onOffer(files)
    else onTake(files)
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => receive(event, event.clipboardData))
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    receive(event, event.dataTransfer)
  })

  useEffect(() => {
    const ended = new AbortController()
    const listen = { signal: ended.signal }
    document.addEventListener('paste', (event) => onPaste(event), listen)
    document.addEventListener('drop', (event) => onDrop(event), listen)
    const onDrag = (event: DragEvent) => {
      if (isText(event.target) && !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    document.addEventListener('dragover', onDrag, listen)
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), listen)
    return () => ended.abort()
  }, [])

  return over
}
