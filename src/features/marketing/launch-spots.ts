import { launch } from '../../content/launch'

const { floor, dropChance, minSeconds, maxSeconds } = launch.spots

/** One draw: `chance` is from 0 up to 1. The number never falls below the floor. */
export const nextSpots = (spots: number, chance: number) => (chance < dropChance ? Math.max(floor, spots - 1) : spots)

/** The wait before the next draw, in milliseconds; `chance` is from 0 up to 1. */
export const waitBeforeDraw = (chance: number) => (minSeconds + chance * (maxSeconds - minSeconds)) * 1000
