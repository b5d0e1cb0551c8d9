/** Where a person was on a page that they left: how far down in pixels, and which control had the focus. */
export interface Place {
  top: number
  /** The number of that control among all of the page, and its words; -1 where none had the focus. */
  nth: number
  words: string
}

export const controls = () => [
  ...document.querySelectorAll<HTMLElement>(':is(main,footer) :is(a,button,input,select,textarea,summary)'),
]

/** The place of the page that is still shown. */
export function placeNow(): Place {
  const { activeElement } = document
  const all = controls()
  return { top: scrollY, nth: all.findIndex((each) => each === activeElement), words: activeElement?.textContent ?? '' }
}
