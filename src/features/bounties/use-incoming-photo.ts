import { useEffect, useEffectEvent, useState } from 'react'
import { incomingUse } from '../../domain/incoming-photo'

const textFields =
  'textarea, input:not([type=file], [type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable]'

/** The first picture among what was chosen, pasted or dropped; else the first file, which is then refused in words. */
export function imageIn(files: FileList | null | undefined): File | undefined {
  return Array.from(files ?? []).find((file) => file.type.startsWith('image/')) ?? files?.[0]
}

type IncomingPhoto = { isChosen: boolean; disabled: boolean; onTake: (file: File) => void; onOffer: (file: File) => void }

/**
 * Takes a photo that is pasted or dropped anywhere on the page, so that no drop beside the box leaves it. Where one is chosen already the new one is
 * offered: only a press replaces a photo. Answers whether a file is held over the page.
 */
export function useIncomingPhoto({ isChosen, disabled, onTake, onOffer }: IncomingPhoto): boolean {
  const [over, setOver] = useState(false)

  function receive(event: Event, data: DataTransfer | null, isInText: boolean) {
    const file = imageIn(data?.files)
    const use = incomingUse({ isInText, hasText: data?.getData('text/plain') !== '', hasFile: file !== undefined, isChosen })
    if (use === 'text' || file === undefined) return
    event.preventDefault()
    if (disabled) return
    if (use === 'ask') onOffer(file)
    else onTake(file)
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) =>
    receive(event, event.clipboardData, event.target instanceof Element && event.target.closest(textFields) !== null),
  )
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    receive(event, event.dataTransfer, false)
  })

  useEffect(() => {
    const ended = new AbortController()
    const listen = { signal: ended.signal }
    document.addEventListener('paste', (event) => onPaste(event), listen)
    document.addEventListener('drop', (event) => onDrop(event), listen)
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    document.addEventListener('dragover', onDrag, listen)
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), listen)
    return () => ended.abort()
  }, [])

  return over
}
