import { snapshotFields } from './snapshot-fields'

/** The tags that say what a page is: each page of the app brings its own. */
const ofOnePage = 'title, link[rel=canonical], meta[property], meta[name]:not([name=viewport], [name=theme-color])'

/**
 * For a page that is rendered anew in the place of the served one. Called before the render; what it answers is called after it, takes the served head's tags
 * away, which would stand twice, and puts back what was typed.
 */
export function renderAnew(root: Element): () => void {
  const served = document.head.querySelectorAll(ofOnePage)
  const fillIn = snapshotFields(root)
  return () => {
    for (const tag of served) tag.remove()
    fillIn()
  }
}
