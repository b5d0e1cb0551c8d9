/** A bounty's grid reference on its card: easting and northing read off its id, short enough to say over the phone. */
export function gridReference(bountyId: string): string {
  const digits = bountyId.replaceAll('-', '')
  const part = (start: number) => String(Number.parseInt(digits.slice(start, start + 4), 16) % 1000).padStart(3, '0')
  return `${part(0)} ${part(4)}`
}
