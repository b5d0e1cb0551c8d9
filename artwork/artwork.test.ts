import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { emblemsFile } from './emblems.ts'
import { lessonFiles } from './lessons.ts'
import { portraitsFile } from './portraits.ts'
import { scenesFile } from './scenes.ts'

const files = { portraits: portraitsFile(), scenes: scenesFile(), emblems: emblemsFile(), ...lessonFiles }
test.each(Object.entries(files))('public/artwork/%s.svg is what the code draws', async (name, file) => {
  await expect(file).toMatchFileSnapshot(`../public/artwork/${name}.svg`)
})

test.each(Object.entries(files))('%s: only tokens for colours, under 8 KB compressed', (_, file) => {
  expect(file.match(/#[\da-f]{3,8}\b(?!")|rgb|hsl/gi)).toBeNull()
  expect(file).not.toMatch(/undefined|NaN/)
  expect(brotliCompressSync(file).length).toBeLessThan(8 * 1024)
})
