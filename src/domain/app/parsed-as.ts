import * as v from 'valibot'

/** Reads a value by a schema; undefined for what this version doesn't know. */
export const parsedAs =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : undefined
  }
