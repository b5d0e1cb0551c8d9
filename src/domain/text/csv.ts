// @in training
/** One row of a list, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

/** What can't be seen, turns a line round or moves a terminal's cursor; the joiner of an emoji may stay, line breaks are looked at apart. */
const UNSEEN = /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu

/** What a stranger wrote, as one line that does nothing to a terminal. */
export const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').replace(UNSEEN, '')

/** The same with its lines kept. */
export const manyLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => oneLine(line))
    .join('\n')

export const textOf = (value: Row[string] | undefined) => (value === null || value === undefined ? '' : String(value))

/**
 * Where a formula would begin: in the text, and, for a spreadsheet that splits at semicolons and not at commas, after one and at each line. There a
 * quotation mark counts as a space, since it stands for an empty beginning.
 */
const FORMULA = /^(?=\s*[=+\-@|%＝＋－＠])|(?<=[;\n])(?=(?:"|[^\S\n])*[=+\-@|%＝＋－＠])/g

/** A cell that every spreadsheet takes for text: what would begin a formula stands after an apostrophe. */
function cell(value: Row[string] | undefined): string {
  return `"${manyLines(textOf(value)).replace(FORMULA, "'").replaceAll('"', '""')}"`
}

/** The list as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: readonly Row[], columns: readonly string[]): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`
}
