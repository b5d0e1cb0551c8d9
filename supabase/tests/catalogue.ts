import type { Connection } from './database.ts'

/** What a database holds: a kind of thing, and of each thing of the kind its name and all that is said of it. */
export type Catalogue = Map<string, Map<string, string>>

/** A list of rights as text, in one order; where none was ever written, those that its owner has by birth. */
const rights = (acl: string, kind: string, owner: string) =>
  `(select string_agg(format('%s may %s%s by %s', case when a.grantee = 0 then 'everybody' else a.grantee::regrole::text end, a.privilege_type,
      case when a.is_grantable then ' and grant it' end, a.grantor::regrole), e'\n' order by a.grantee::regrole::text, a.privilege_type, a.grantor::regrole::text)
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) a)`

/** What is said of a thing, a line each: what isn't there says nothing. */
const lines = (...parts: string[]) => `concat_ws(e'\n', ${parts.join(', ')}) as says`
const owner = (column: string) => `'owner ' || ${column}::regrole`
/** Of the schemas that are not the engine's own, without what came with an extension, which stands for all that it brings. */
const from = (catalogue: string, alias: string, schema: string) =>
  `from ${catalogue} ${alias} join pg_namespace n on n.oid = ${alias}.${schema} and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`
const columnsOfRows = `${from('pg_class', 'c', 'relnamespace')} and c.relkind not in ('i', 'I', 't')`

/** Of what the project makes none of, the names alone. */
const otherKinds =
  'operator opclass cast collation conversion language rewrite ts_config statistic_ext event_trigger foreign_server'.split(' ')

/** One question a kind: `name`, and `says`. */
const questions: Record<string, string> = {
  schema: `select n.nspname as name, ${lines(owner('n.nspowner'), rights('n.nspacl', 'n', 'n.nspowner'))}
    from pg_namespace n where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  relation: `select c.oid::regclass::text as name, ${lines(
    "'kind ' || c.relkind::text || c.relpersistence::text || c.relreplident::text",
    owner('c.relowner'),
    "'row security ' || c.relrowsecurity || ', forced ' || c.relforcerowsecurity",
    'c.reloptions::text',
    "case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end",
    "to_jsonb(s) - 'seqrelid'",
    `case when c.relkind = 'S' then ${rights('c.relacl', 's', 'c.relowner')} else ${rights('c.relacl', 'r', 'c.relowner')} end`,
  )} ${columnsOfRows} left join pg_sequence s on s.seqrelid = c.oid`,
  column: `select format('%s.%s', c.oid::regclass, a.attname) as name, ${lines(
    'format_type(a.atttypid, a.atttypmod)',
    "'place ' || row_number() over (partition by c.oid order by a.attnum)",
    "'not null ' || a.attnotnull",
    "'default ' || pg_get_expr(d.adbin, d.adrelid)",
    "'identity ' || a.attidentity::text || ', generated ' || a.attgenerated::text",
    "'statistics ' || a.attstattarget",
    "'storage ' || a.attstorage::text",
    "'collation ' || nullif(a.attcollation, 0)::regcollation",
    rights('a.attacl', 'c', 'c.relowner'),
  )} ${columnsOfRows} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`,
  constraint: `select concat(nullif(c.conrelid, 0)::regclass, nullif(c.contypid, 0)::regtype, ' ', c.conname) as name, pg_get_constraintdef(c.oid) as says
    ${from('pg_constraint', 'c', 'connamespace')}`,
  index: `select c.oid::regclass::text as name, ${lines('pg_get_indexdef(c.oid)', "'valid ' || i.indisvalid || ', clustered ' || i.indisclustered")}
    ${from('pg_class', 'c', 'relnamespace')} join pg_index i on i.indexrelid = c.oid`,
  trigger: `select concat(t.tgrelid::regclass, ' ', t.tgname) as name, ${lines('pg_get_triggerdef(t.oid)', "'enabled ' || t.tgenabled::text")}
    from pg_trigger t where not t.tgisinternal`,
  policy: `select format('%s.%s %s', schemaname, tablename, policyname) as name,
    ${lines('cmd', 'permissive', 'roles::text', "'using ' || qual", "'with check ' || with_check")} from pg_policies`,
  function: `select p.oid::regprocedure::text as name, ${lines(owner('p.proowner'), rights('p.proacl', 'f', 'p.proowner'), 'pg_get_functiondef(p.oid)')}
    ${from('pg_proc', 'p', 'pronamespace')} where p.prokind <> 'a'`,
  type: `select t.oid::regtype::text as name, ${lines(
    "'kind ' || t.typtype::text",
    owner('t.typowner'),
    rights('t.typacl', 'T', 't.typowner'),
    "'is ' || nullif(t.typbasetype, 0)::regtype || ', not null ' || t.typnotnull || ', default ' || t.typdefault",
    "(select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)",
  )} ${from('pg_type', 't', 'typnamespace')}`,
  'default privilege': `select concat_ws(' ', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype) as name,
    ${rights('defaclacl', 'r', 'defaclrole')} as says from pg_default_acl`,
  comment: `select pg_describe_object(classoid, objoid, objsubid) as name, description as says from pg_description where objoid >= 16384
    union all select pg_describe_object(classoid, objoid, 0), description from pg_shdescription where objoid >= 16384`,
  role: `select r.rolname as name, ${lines(
    "to_jsonb(r) - array['oid', 'rolname']",
    `(select string_agg(format('in %s by %s %s', m.roleid::regrole, m.grantor::regrole, to_jsonb(m) - array['oid', 'roleid', 'member', 'grantor']), e'\n'
      order by m.roleid::regrole::text, m.grantor::regrole::text) from pg_auth_members m where m.member = r.oid)`,
  )} from pg_roles r`,
  database: `select 'this one' as name, ${lines(owner('d.datdba'), rights('d.datacl', 'd', 'd.datdba'))}
    from pg_database d where d.datname = current_database()`,
  setting: `select concat(nullif(s.setrole, 0)::regrole, ' in ', d.datname) as name, s.setconfig::text as says
    from pg_db_role_setting s left join pg_database d on d.oid = s.setdatabase`,
  extension: `select e.extname as name, concat(e.extversion, ' in ', e.extnamespace::regnamespace) as says from pg_extension e`,
  publication: `select p.pubname as name, ${lines(
    "to_jsonb(p) - array['oid', 'pubowner']",
    "(select string_agg(concat(t.schemaname, '.', t.tablename), ', ' order by 1) from pg_publication_tables t where t.pubname = p.pubname)",
  )} from pg_publication p`,
  'object of another kind': `select concat_ws(' ', i.type, i.identity) as name, '' as says from (${otherKinds
    .map((each) => `select 'pg_${each}'::regclass as catalogue, oid from pg_${each}`)
    .join(' union all ')}) o cross join pg_identify_object(o.catalogue, o.oid, 0) i where o.oid >= 16384`,
}

/** What differs from database to database by design: keys that are made at random, and times. */
const chance: Record<string, string[]> = {
  'private.mailbox_key': ['value'],
  'private.server_epoch': ['id'],
  'private.job_runs': ['ran_at'],
  'storage.buckets': ['created_at', 'updated_at'],
  'cron.job': ['jobid'],
}

async function read(root: Connection, question: string): Promise<Map<string, string>> {
  const rows = await root.query(`select q.name, q.says from (${question}) q order by q.name, q.says`)
  return new Map(rows.map(({ name, says }) => [String(name), String(says)]))
}

/** The rows that a database begins with, and the jobs of its clock: each is its own name. */
async function rowsOf(root: Connection): Promise<Map<string, string>> {
  const tables =
    await root.query(`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'private') or concat(n.nspname, '.', c.relname) in ('storage.buckets', 'cron.job'))`)
  const asked = tables.map(({ name }) => {
    const chancy = (chance[String(name)] ?? []).map((column) => `'${column}'`).join(', ')
    return `select concat('${String(name)} ', to_jsonb(t) - array[${chancy}]::text[]) as name, '' as says from ${String(name)} t`
  })
  return read(root, asked.join('\nunion all\n'))
}

/** Everything that two databases are compared by, without a number that only one of them has. */
export async function catalogueOf(root: Connection): Promise<Catalogue> {
  // Without a search path each name comes with its schema.
  await root.exec("set search_path = ''")
  const catalogue: Catalogue = new Map([['row', await rowsOf(root)]])
  for (const [kind, question] of Object.entries(questions)) catalogue.set(kind, await read(root, question))
  await root.exec('reset search_path')
  return catalogue
}

const without = (some: string[], others: string[], mark: string) =>
  some.filter((line) => !others.includes(line)).map((line) => `${mark} ${line}`)

/** The lines that only one of two texts has. */
function linesApart(first: string, second: string): string {
  const [one, other] = [first.split('\n'), second.split('\n')]
  const apart = [...without(one, other, '+'), ...without(other, one, '-')]
  return (apart.length > 0 ? apart : ['  the same lines in another order']).join('\n')
}

/** Each thing that the first catalogue has otherwise than the second, by its kind and name: a plus before its own lines, a minus before the other's. */
export function differences(first: Catalogue, second: Catalogue): string[] {
  return [...first].flatMap(([kind, things]) => {
    const others = second.get(kind) ?? new Map<string, string>()
    return [...new Set([...things.keys(), ...others.keys()])].toSorted().flatMap((name) => {
      const [one, other] = [things.get(name), others.get(name)]
      if (one === other) return []
      if (one === undefined) return [`${kind} ${name}: missing`]
      return [other === undefined ? `${kind} ${name}: too many` : `${kind} ${name}:\n${linesApart(one, other)}`]
    })
  })
}
