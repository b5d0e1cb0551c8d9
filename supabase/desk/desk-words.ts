import { manyLines, oneLine, type Row, textOf } from '../../src/domain/text/csv.ts'

const minute = (value: Row[string] | undefined) => textOf(value).slice(0, 16).replace('T', ' ')

/** An application as the terminal shows it. Times are the server's, in UTC. */
export function applicationText(row: Row): string {
  const isReceived = row['application_step'] === 4
  const head = isReceived
    ? `${minute(row['received_at'])}  ${textOf(row['reference'])}  ${textOf(row['standing'])}`
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
