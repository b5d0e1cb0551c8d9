/** The rows of the tables in a text of Markdown below their heads, each as its cells. */
export const tableRows = (text: string): string[][] =>
  [...text.matchAll(/^\|[ :-]*-[ |:-]*\n((?:\|.*\n?)*)/gm)]
    .flatMap(([, rows = '']) => rows.split('\n'))
    .filter(Boolean)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
