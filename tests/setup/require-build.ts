import { dist, fileAt } from '../built/built-page.ts'

/** The tests of the built files build nothing themselves. */
export default function requireBuild(): void {
  if (fileAt('/') === undefined) throw new Error(`No build stands in ${dist}. Build first: npx vite build`)
}
