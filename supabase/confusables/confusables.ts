import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compared } from '../../src/domain/account/reserved-names.ts'

const file = readFileSync(join(import.meta.dirname, 'confusables.txt'), 'utf8')
const version = /^# Version: (\S+)$/m.exec(file)?.[1] ?? ''

/** A migration that has landed never changes: a newer table is written into a new one. */
export const migrationFile = '20261130062000_confusables.sql'

const fromHex = (codes: string) => String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))

/** Unicode's whole table: a character, and its prototype, which is what UTS 39 compares in its place. */
export const prototypes: ReadonlyMap<string, string> = new Map(
  Array.from(file.matchAll(/^([0-9A-F]+);([0-9A-F ]+)$/gm), ([, source = '', prototype = '']) => [
    fromHex(source),
    fromHex(prototype),
  ]),
)

/**
 * What Unicode's table leads to no Latin letter, and a quick eye does: small capitals, and shapes of a few other scripts. What its table leads to
 * one of these follows: Cyrillic т has the prototype ᴛ.
 */
export const ownRows: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'ᴀɅᗩ',
    b: 'ʙßᗺƅ',
    c: 'ᑕς',
    d: 'ᴅꮷժ',
    e: 'ᴇꞓꞒᗴ',
    f: 'ꜰϝ',
    g: 'ɢᘜ',
    h: 'ʜҺꮒЂђ',
    j: 'ᴊȷ',
    k: 'ĸ',
    l: 'ʟԼ',
    m: 'ʍμო',
    n: 'ɴπՈИи',
    o: 'ðᗝʘߋ',
    p: 'ᴘ',
    q: 'Ԛᑫ',
    r: 'ʀɾ',
    s: 'ᔕꮥ\uA7F1',
    t: 'ᴛ†',
    u: 'ЦцʊƱʉ',
    w: 'ωѠꮤЩщ',
    x: 'χ',
    y: 'ꭹꮍᖻ',
    z: 'ᘔ',
  }).flatMap(([latin, seen]) => Array.from(seen, (each): [string, string] => [each, latin])),
)

/** What passes for one letter above, or by itself, and for this one as well: Greek's mu, also as the sign of a millionth, is an m or a u. */
export const secondRows: ReadonlyMap<string, string> = new Map([
  ['μ', 'u'],
  ['\u00B5', 'u'],
])

/** Forms of Latin letters and digits that came with Unicode 16 and 17: an engine that knows an older version doesn't decompose them. */
const lateForms = /[\uA7F1\u{1CCD6}-\u{1CCF9}]/u
/** What is no letter and no digit. A character that this engine doesn't know yet is a letter here, so that each engine makes the same table. */
const noLetter = /[\p{M}\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]/u

/** The Latin letters and digits that a character passes for; null where its prototype has any other letter. */
function latinOf(source: string): string | null {
  const prototype =
    ownRows.get(source) ?? Array.from(prototypes.get(source) ?? source, (each) => ownRows.get(each) ?? each).join('')
  const letters = Array.from(prototype)
    .filter((each) => !noLetter.test(each))
    .join('')
  return /^[A-Za-z0-9]+$/.test(letters) ? letters.toLowerCase() : null
}

type Table = ReadonlyMap<string, string>

/**
 * Of Unicode's table what can matter to a name in Latin letters, and our own rows. `letters` are read after the decomposition (NFKD) and lack what it
 * brings about by itself. `signs` are no letters, or are decomposed into another one than they pass for: these are a second reading.
 */
function tables(): { letters: Table; signs: Table } {
  const letters = new Map<string, string>()
  const rest: [string, string][] = []
  for (const source of new Set([...ownRows.keys(), ...prototypes.keys()])) {
    const latin = latinOf(source)
    // Of ASCII only the bar passes for a letter that it isn't compared as by itself.
    if (latin === null || /^[ -{}~]$/.test(source)) continue
    const isWhole = source.normalize('NFKD') === source
    if (lateForms.test(source) || (isWhole && !noLetter.test(source))) letters.set(source, latin)
    else rest.push([source, latin])
  }
  const read = (source: string) => compared(Array.from(source.normalize('NFKD'), (each) => letters.get(each) ?? each).join(''))
  const differing = rest.filter(([source, latin]) => read(source) !== compared(latin))
  return { letters, signs: new Map([...differing, ...secondRows]) }
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0
const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** By what they pass for, then by code point: the same table makes the same text. */
const sorted = (table: Table) => [...table].toSorted(([a, x], [b, y]) => (x === y ? codeOf(a) - codeOf(b) : x < y ? -1 : 1))

/** Joined into lines that are not longer than `width`. */
function inLines(parts: readonly string[], width: number): string[] {
  const lines = ['']
  for (const part of parts) {
    const last = lines.length - 1
    if ((lines[last] + part).length <= width) lines[last] += part
    else lines.push(part)
  }
  return lines
}

// Both texts have escapes: an editor shows look-alikes as the same, and turns letters that are written to the left round.
const inJson = (character: string) =>
  Array.from({ length: character.length }, (_, unit) => `\\u${hexOf(character.charCodeAt(unit), 4)}`).join('')
const inSql = (character: string) =>
  codeOf(character) > 0xffff ? `\\+${hexOf(codeOf(character), 6)}` : `\\${hexOf(codeOf(character), 4)}`

/** A list of the client's table: rows of one target each, a line long. */
function jsonList(name: string, table: Table): string {
  const entries = sorted(table)
  const rows = [...new Set(entries.map(([, latin]) => latin))].flatMap((target) => {
    const sources = entries.flatMap(([source, latin]) => (latin === target ? inJson(source) : []))
    return inLines(sources, 108).map((seen) => `    ["${target}", "${seen}"]`)
  })
  return `  "${name}": [\n${rows.join(',\n')}\n  ]`
}

/** The client's table, `src/domain/account/confusables.json`. */
export function clientTable(): string {
  const { letters, signs } = tables()
  return `{\n${jsonList('letters', letters)},\n${jsonList('signs', signs)}\n}\n`
}

/** A text constant of SQL; `U&` marks one with escapes. */
const literal = (mark: string, parts: readonly string[]) =>
  inLines(parts, 104)
    .map((line) => `${mark}'${line}'`)
    .join('\n    || ')

/** A function of the database that reads a table: what passes for one letter in one step, what passes for several one after the other. */
function sqlFunction(name: string, comment: string, table: Table): string {
  const several = sorted(table).filter(([, latin]) => latin.length > 1)
  const single = sorted(table).filter(([, latin]) => latin.length === 1)
  const seen = (entries: typeof single) =>
    literal(
      'U&',
      entries.map(([source]) => inSql(source)),
    )
  return `${comment}
create or replace function private.${name}(p_text text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  c_several constant text := ${seen(several)};
  c_read constant text[] := string_to_array(${literal(
    '',
    several.map(([, latin], index) => (index === 0 ? latin : ` ${latin}`)),
  )}, ' ');
  v_text text := p_text;
begin
  -- Most names are plain ASCII, of which only the bar has another reading.
  if p_text !~ '[^ -{}~]' then
    return p_text;
  end if;
  v_text := translate(p_text,
    ${seen(single)},
    ${literal(
      '',
      single.map(([, latin]) => latin),
    )});
  for v_place in 1 .. char_length(c_several) loop
    v_text := replace(v_text, substr(c_several, v_place, 1), c_read[v_place]);
  end loop;
  return v_text;
end
$$;
revoke execute on function private.${name}(text) from public, anon, authenticated, service_role;
grant execute on function private.${name}(text) to academy_acts;
`
}

/** What a file of SQL does: all of it but its comments. */
export const statementsOf = (sql: string): string => sql.replaceAll(/^--.*\n/gm, '')

/** The migration with the database's two functions. */
export function migration(): string {
  const { letters, signs } = tables()
  return `-- Written by supabase/confusables/generate-confusables.ts from Unicode's confusables.txt ${version} (UTS 39), of which it has what passes for Latin letters and
-- digits, with escapes: an editor shows look-alikes as the same. The client has the same rows.

${sqlFunction('letters_as_seen', '-- A name in its decomposed form (NFKD), its letters as the Latin ones they pass for.', letters)}
${sqlFunction(
  'signs_as_letters',
  '-- A second reading of a name, decomposed (NFD): its signs, and letters with two readings, as the Latin letters they pass for.',
  signs,
)}`
}

/** The same functions as the database has them, for the schema: who may call them is said there of all functions. */
export const schemaFile = (): string =>
  migration()
    .replaceAll('create or replace function', 'create function')
    .replaceAll(/^(revoke|grant) .*\n/gm, '')
    .replaceAll(/\n+$/g, '\n')
