import { expect, test } from 'vitest'
import { builtScripts, scriptAt } from './built-scripts.ts'

/** The first circle of scripts that import each other, from one to itself; null for none. */
function circleIn(scripts: readonly string[]): string[] | null {
  const done = new Set<string>()
  const walk = (script: string, way: readonly string[]): string[] | null => {
    if (way.includes(script)) return [...way.slice(way.indexOf(script)), script]
    if (done.has(script)) return null
    for (const each of scriptAt(script).imports) {
      const circle = walk(each, [...way, script])
      if (circle) return circle
    }
    done.add(script)
    return null
  }
  for (const script of scripts) {
    const circle = walk(script, [])
    if (circle) return circle
  }
  return null
}

test('no two scripts wait for each other: one of them would run before what it needs is there', () => {
  expect(builtScripts().length).toBeGreaterThan(100)
  expect(circleIn(builtScripts())).toBeNull()
})
