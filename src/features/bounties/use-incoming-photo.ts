import { useEffect, useEffectEvent, useState } from 'react'
import { incomingUse } from '../../domain/photos/incoming-photo'

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
