type LocalPictureProps = { bytes: ArrayBuffer; type: string; alt: string }

/** A picture that lies on this device as bytes. Give it a `key` of the picture's own: another picture is another element. */
export function LocalPicture({ bytes, type, alt }: LocalPictureProps) {
  const show = (image: HTMLImageElement) => {
    const url = URL.createObjectURL(new Blob([bytes], { type }))
    image.src = url
    return () => URL.revokeObjectURL(url)
  }
  return <img ref={show} alt={alt} className="max-h-80 max-w-full border border-line" />
}
