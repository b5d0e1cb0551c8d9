/** One row of a list: an application or a message. */
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

const textOf = (value: Row[string] | undefined) => (value === null || value === undefined ? '' : String(value))

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

const minute = (value: Row[string] | undefined) => textOf(value).slice(0, 16).replace('T', ' ')

/** An application as the terminal shows it. Times are the server's, in UTC. */
export function applicationText(row: Row): string {
  const isReceived = row['application_step'] === 4
  const head = isReceived
    ? `${minute(row['received_at'])}  ${textOf(row['reference'])}  received`
    : `${minute(row['created_at'])}  not finished, step ${textOf(row['application_step'])} of 3`
  const person = [row['email'], row['phone_number'], row['full_name']].map(textOf).filter(Boolean).map(oneLine)
  return `${oneLine(head)}\n    ${person.join('  ')}`
}

/** A message as the terminal shows it: what was written stands further in, so that no line of it passes for another message's head. */
export function messageText(row: Row): string {
  const head = `${minute(row['created_at'])}  ${oneLine(textOf(row['name']))} <${oneLine(textOf(row['email']))}>`
  const lines = manyLines(textOf(row['message'])).split('\n')
  return [oneLine(head), ...lines.map((line) => `    ${line}`)].join('\n')
}
