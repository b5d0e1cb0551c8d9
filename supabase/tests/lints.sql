-- The rules by which Supabase's database linter judges a project, asked of the catalogue: level, rule, object. "ours" are the schemas that
-- the migrations make; the API serves public.
with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'private')),
relations as (
  select c.oid, n.nspname, c.relname, c.relkind, c.relrowsecurity, c.reloptions, format('%s.%s', n.nspname, c.relname) as name
  from pg_class c join ours n on n.oid = c.relnamespace
  where not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
),
routines as (
  select p.oid, n.nspname, p.proname, p.prosecdef, p.proconfig, format('%s.%s', n.nspname, p.proname) as name
  from pg_proc p join ours n on n.oid = p.pronamespace
  where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
),
policies as (
  select schemaname, tablename, policyname, permissive, roles, cmd, coalesce(qual, '') as qual, coalesce(with_check, '') as with_check,
    format('%s.%s %s', schemaname, tablename, policyname) as name
  from pg_policies where schemaname in ('public', 'private', 'storage')
),
api_roles as (select unnest(array['anon', 'authenticated']::name[]) as role)

select 'error' as level, 'auth_users_exposed' as rule, v.name as object from relations v
where v.relkind in ('v', 'm') and v.nspname = 'public' and pg_get_viewdef(v.oid) ~ 'auth\.users'
  and (has_table_privilege('anon', v.oid, 'select') or has_table_privilege('authenticated', v.oid, 'select'))
union all
select 'error', 'policy_exists_rls_disabled', t.name from relations t
where t.relkind = 'r' and not t.relrowsecurity and exists (select from pg_policy p where p.polrelid = t.oid)
union all
select 'error', 'rls_disabled_in_public', name from relations where nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity
union all
select 'error', 'security_definer_view', name from relations
where nspname = 'public' and relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false)
union all
select 'error', 'rls_references_user_metadata', name from policies where qual || with_check ~ 'user_metadata'
union all
select 'error', 'foreign_table_in_api', name from relations where nspname = 'public' and relkind = 'f'
union all
select 'error', 'unsupported_reg_types', format('%s.%s', t.name, a.attname) from relations t join pg_attribute a on a.attrelid = t.oid
where a.attnum > 0 and t.relkind = 'r' and a.atttypid::regtype::text ~ '^reg' and a.atttypid::regtype::text not in ('regclass', 'regrole', 'regtype')
union all
select 'error', 'sensitive_columns_exposed', format('%s.%s', t.name, a.attname) from relations t join pg_attribute a on a.attrelid = t.oid
where t.nspname = 'public' and a.attnum > 0 and a.attname ~* '(password|secret|token|ssn|credit_card|api_key)'
  and (has_column_privilege('anon', t.oid, a.attnum, 'select') or has_column_privilege('authenticated', t.oid, a.attnum, 'select'))
union all
select 'error', 'fkey_to_auth_unique', c.conrelid::regclass::text from pg_constraint c join ours n on n.oid = c.connamespace
where c.contype = 'f' and c.confrelid = 'auth.users'::regclass
  and not exists (select from pg_constraint k where k.conrelid = c.confrelid and k.conkey = c.confkey and k.contype = 'p')
union all
select 'error', 'insecure_queue_exposed_in_api', format('%s.%s', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'pgmq' and c.relname like 'q\_%' and c.relkind in ('r', 'p') and not c.relrowsecurity
  and (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))

union all
select 'warning', 'extension_versions_outdated', name from pg_available_extensions
where installed_version is not null and installed_version <> default_version
union all
select 'warning', format('pg_graphql_%s_table_exposed', role), name from relations cross join api_roles
where relkind in ('r', 'p', 'v', 'm') and has_any_column_privilege(role, oid, 'select')
  and exists (select from pg_extension where extname = 'pg_graphql')
  and has_schema_privilege(role, coalesce(to_regnamespace('graphql_public'), to_regnamespace('graphql'), 'public'::regnamespace), 'usage')
union all
select 'warning', 'auth_rls_initplan', name from policies
where qual || with_check ~ '(auth\.(uid|jwt|role|email)\(\)|current_setting\()'
  and regexp_replace(qual || with_check, '\( *SELECT [^()]*(auth\.(uid|jwt|role|email)\(\)|current_setting\([^)]*\))[^()]*\)', '', 'gi')
    ~ '(auth\.(uid|jwt|role|email)\(\)|current_setting\()'
union all
select 'warning', 'multiple_permissive_policies', format('%s.%s %s %s', schemaname, tablename, cmd, role) from policies
cross join lateral unnest(roles) role
where permissive = 'PERMISSIVE' group by schemaname, tablename, cmd, role having count(*) > 1
union all
select 'warning', 'function_search_path_mutable', name from routines where not coalesce(proconfig::text ~ 'search_path=', false)
union all
select 'warning', 'extension_in_public', extname from pg_extension where extnamespace = 'public'::regnamespace
union all
select 'warning', 'materialized_view_in_api', name from relations where nspname = 'public' and relkind = 'm'
union all
select 'warning', 'duplicate_index', min(indexrelid::regclass::text) from pg_index i join relations t on t.oid = i.indrelid
group by i.indrelid, i.indkey::text, i.indclass::text, i.indoption::text, pg_get_expr(i.indpred, i.indrelid), pg_get_expr(i.indexprs, i.indrelid)
having count(*) > 1
union all
select 'warning', 'rls_policy_always_true', name from policies
where cmd <> 'SELECT' and 'true' in (qual, with_check)
union all
select 'warning', 'public_bucket_allows_listing', id from storage.buckets where public
union all
select 'warning', format('%s_security_definer_function_executable', role), name from routines cross join api_roles
where nspname = 'public' and prosecdef and has_function_privilege(role, oid, 'execute')

union all
select 'info', 'unindexed_foreign_keys', format('%s %s', c.conrelid::regclass, c.conname) from pg_constraint c join ours n on n.oid = c.connamespace
where c.contype = 'f' and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
union all
select 'info', 'no_primary_key', name from relations t
where t.relkind = 'r' and not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')
union all
select 'info', 'unused_index', i.indexrelid::regclass::text from pg_index i join relations t on t.oid = i.indrelid
join pg_stat_user_indexes u on u.indexrelid = i.indexrelid
where u.idx_scan = 0 and not i.indisunique and not i.indisprimary and pg_relation_size(i.indrelid) > 20 * 1024 * 1024
union all
select 'info', 'table_bloat', t.name from relations t join pg_class c on c.oid = t.oid
join lateral (select sum((1 - null_frac) * avg_width) + 28 as width from pg_stats p where format('%s.%s', p.schemaname, p.tablename) = t.name) row on true
where t.relkind = 'r' and c.relpages > 2560 and c.relpages > 70 * ceil(c.reltuples * row.width / current_setting('block_size')::numeric)
union all
select 'info', 'rls_enabled_no_policy', name from relations t
where t.relkind = 'r' and t.relrowsecurity and not exists (select from pg_policy p where p.polrelid = t.oid)
order by 1, 2, 3
