import { useState } from 'react'
import { useStore } from 'zustand'
import { clock } from '../clock'
import { Button } from '../ui/button'
import { Notice } from './notice'

const minuteMs = 60_000
const units = [
  { unit: 'day', ms: 1440 * minuteMs, from: 2 },
  { unit: 'hour', ms: 60 * minuteMs, from: 2 },
  { unit: 'minute', ms: minuteMs, from: 5 },
] as const

/** What is said of a clock that is wrong, by its offset in ms: in the largest unit of which it has two. Null below five minutes, which nobody minds. */
export function clockWords(offset: number): string | null {
  const off = Math.abs(offset)
  const found = units.find(({ ms, from }) => off >= from * ms)
  return found
    ? `This device’s clock is wrong by ${Math.round(off / found.ms)} ${found.unit}s. Times here are the academy’s.`
    : null
}

/** Why a time here is other than the one that the device shows. Who has read it sees it again when the clock is wrong by something else. */
export function ClockNotice() {
  const words = clockWords(useStore(clock, ({ offset }) => offset))
  const [read, setRead] = useState<string | null>(null)
  if (words === null || words === read) return null
  return <Notice label="Clock" says={words} actions={<Button onClick={() => setRead(words)}>OK</Button>} />
}
