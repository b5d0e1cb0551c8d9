-- An empty search path leaves one schema that is looked into unasked, and first: the session's own pg_temp, for tables and for types. Whoever
-- may make a temporary domain named uuid would have its check run with the rights of the acts. Named last, pg_temp stands behind the
-- catalogue, where nothing that these functions name is ever missing. Every function from here on says so itself.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.prokind = 'f'
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', v_function);
  end loop;
end
$$;

-- Nobody but the owner of the database has a use for temporary objects here: the API offers no way to make one, and a session that could
-- would still find nothing to put in front of a name. Where the database belongs to somebody else this is a notice and changes nothing.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;
