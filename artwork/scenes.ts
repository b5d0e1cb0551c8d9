import { compassWalk } from './scenes/compass-walk.ts'
import { firstAid } from './scenes/first-aid.ts'
import { mapTable } from './scenes/map-table.ts'
import { morningRun } from './scenes/morning-run.ts'
import { radioNet } from './scenes/radio-net.ts'
import { voiceDrill } from './scenes/voice-drill.ts'
import { symbolFile } from './symbol-file.ts'

const scenes: Record<string, string> = {
  'map-table': mapTable,
  'compass-walk': compassWalk,
  'voice-drill': voiceDrill,
  'first-aid': firstAid,
  'morning-run': morningRun,
  'radio-net': radioNet,
}

/** The file of the six training scenes, drawn as the portraits are: `<use href="/artwork/scenes.svg#id">`, in the dark band's tokens. */
export function scenesFile(): string {
  const symbols = Object.entries(scenes).map(([id, drawing]) => `<symbol id="${id}" viewBox="0 0 320 180">${drawing}</symbol>`)
  return symbolFile(symbols)
}
