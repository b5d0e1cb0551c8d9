/** Where a person was on a page that they left: how far down in pixels, and which control in view had the focus. */
export interface Place {
  top: number
  /** The number of that control among all of the page, and its words; -1 where none had the focus, or one that was scrolled away. */
  nth: number
  words: string
}

/** Those of the pages that were left since this page was loaded, by entry of the browser's history, as the router numbers them. */
export const places = new Map<string, Place>()

export const controls = () => [
  ...document.querySelectorAll<HTMLElement>(':is(main,footer) :is(a,button,input,select,textarea,summary)'),
]

/** What tells a control from another: its words, or the name of a field. */
export const wordsOf = (control: Element) => control.textContent || control.getAttribute('name') || control.id

/** The place of the page that is still shown. */
export function placeNow(): Place {
  const all = controls()
  const nth = all.findIndex((each) => each === document.activeElement)
  const control = all[nth]
  const { top, bottom } = control?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  return control && bottom > 0 && top < innerHeight
    ? { top: scrollY, nth, words: wordsOf(control) }
    : { top: scrollY, nth: -1, words: '' }
}
