/** Contour lines behind a band. Drawn from a file as a mask, so that the ink is the theme's. */
export function Contours() {
  return <div className="contours" />
}
