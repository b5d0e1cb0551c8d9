type LocalPictureProps = { bytes: ArrayBuffer; type: string; alt: string; onUnseen?: () => void }

/** A picture that lies on this device as bytes. Give it a `key` of the picture's own: another picture is another element. `onUnseen`: this browser can't show it. */
export function LocalPicture({ bytes, type, alt, onUnseen }: LocalPictureProps) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(new Blob([bytes], { type }))
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={show} alt={alt} onError={onUnseen} className="max-h-80 max-w-full border border-line" />
}
