import { isIPv4, isIPv6 } from 'node:net'

/**
 * What an address counts as where something is limited: an IPv4 address is itself, also when it's written as IPv6; of an IPv6 address the
 * first half, since one line has all the addresses that share it. Anything else is one group of its own.
 */
export function addressGroup(address: string | null | undefined): string {
  const text = (address ?? '').trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(text)?.[1] ?? text
  if (isIPv4(mapped)) return mapped
  return isIPv6(text) ? `${firstHalf(text).join(':')}::/64` : 'unknown'
}

/**
 * An address's group and those around it, each with how many times the limit it has: a line of IPv6 is given a /56 or a /48, with hundreds or thousands of
 * groups, but others may share them. The database counts by the same (`private.counted_as`).
 */
export function addressGroups(address: string | null | undefined): { group: string; share: number }[] {
  const group = addressGroup(address)
  if (!group.includes(':')) return [{ group, share: 1 }]
  const [first, second, third, fourth] = firstHalf(group.replace('/64', ''))
  return [
    { group, share: 1 },
    { group: `${first}:${second}:${third}:${(Number.parseInt(fourth ?? '', 16) & 0xff00).toString(16)}::/56`, share: 2 },
    { group: `${first}:${second}:${third}::/48`, share: 4 },
  ]
}

function firstHalf(address: string): string[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => `${pair(a, b)}:${pair(c, d)}`)
  const [before = '', after = ''] = hex.split('::')
  const [left, right] = [before, after].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0')
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

const pair = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
