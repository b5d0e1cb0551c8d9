import { readFileSync } from 'node:fs'

/** The vocabulary of schema.org as `schema-dts` publishes it: what each type inherits, and the properties it defines. */
const definitions = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
const interfaces = new Map(
  [...definitions.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms)].map(([, name, parents, body]) => [
    name,
    {
      parents: (parents ?? '').match(/\w+(?:Base|Leaf)/g) ?? [],
      properties: [...(body ?? '').matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property]) => property ?? ''),
    },
  ]),
)

function propertiesOf(name: string): string[] {
  const known = interfaces.get(name)
  return known ? [...known.properties, ...known.parents.flatMap(propertiesOf)] : []
}

/** What search engines demand of a type before they use it. Google Search Central, structured data reference. */
const required: Record<string, readonly string[]> = {
  EducationalOrganization: ['name', 'url'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  FAQPage: ['mainEntity'],
  LearningResource: ['name', 'description', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

/** What is wrong with a JSON-LD object, at any depth; empty for a valid one. */
export function schemaFaults(value: object | string | number | boolean, where = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => schemaFaults(entry, `${where}[${index}]`))
  if (typeof value !== 'object') return value === '' ? [`${where} is empty`] : []
  const { '@type': type, '@context': context, ...rest } = Object.fromEntries(Object.entries(value))
  const name = String(type)
  if (where === '' && context !== 'https://schema.org') return ['it names no context']
  if (!interfaces.has(`${name}Leaf`)) return [`${where}: schema.org has no type ${name}`]
  const allowed = new Set(propertiesOf(`${name}Leaf`))
  return [
    ...Object.keys(rest).flatMap((key) => (allowed.has(key) ? [] : [`${where}: ${name} has no property ${key}`])),
    ...(required[name] ?? []).flatMap((key) => (key in rest ? [] : [`${where}: ${name} needs ${key}`])),
    ...Object.entries(rest).flatMap(([key, entry]) => schemaFaults(entry, `${where}.${key}`)),
  ]
}
