import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The options of a campaign, each with what stands for it when it is left out. Help and an unknown option print the usage, and end the program. */
export function campaignOptions<Name extends string>(usage: string, defaults: Record<Name, string>): Record<Name, string> {
  const { help, ...values } = given(usage, Object.keys(defaults))
  if (help !== true) return Object.assign({}, defaults, values)
  console.log(usage)
  return process.exit(0)
}

function given(usage: string, names: readonly string[]): Record<string, unknown> {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } }
  for (const name of names) options[name] = { type: 'string' }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    return process.exit(2)
  }
}
