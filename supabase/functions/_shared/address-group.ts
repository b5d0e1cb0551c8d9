import { isIPv4, isIPv6 } from 'node:net'

/**
 * What an address counts as where something is limited: an IPv4 address is itself, also when it's written as IPv6; of an IPv6 address the
 * first half, since one line has all the addresses that share it. Anything else is one group of its own.
 */
export function addressGroup(address: string | null | undefined): string {
  const text = (address ?? '').trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(text)?.[1] ?? text
  if (isIPv4(mapped)) return mapped
  return isIPv6(text) ? `${firstHalf(text)}::/64` : 'unknown'
}

function firstHalf(address: string): string {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => `${pair(a, b)}:${pair(c, d)}`)
  const [before = '', after = ''] = hex.split('::')
  const [left, right] = [before, after].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0')
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

const pair = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
