// @with texts
/** Beside so many bounties that somebody has made, none is shown that is made up. `board()` of the database counts the same. */
const roomForSamples = 10

/** Samples show how a list looks while it is nearly empty: they stand behind what somebody has made, and leave once there is enough of it. */
export function samplesLast<Row>(rows: readonly Row[], isSample: (row: Row) => boolean): Row[] {
  const real = rows.filter((row) => !isSample(row))
  return real.length >= roomForSamples ? real : [...real, ...rows.filter(isSample)]
}

/** Where the samples of a list begin, behind others; -1 where they begin nowhere or with the list. */
export const samplesBegin = <Row>(rows: readonly Row[], isSample: (row: Row) => boolean): number => rows.findIndex(isSample) || -1
