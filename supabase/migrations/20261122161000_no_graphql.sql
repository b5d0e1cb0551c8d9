-- The product speaks REST alone. Where the platform brings pg_graphql, its introspection would tell everybody the tables and columns; it goes, and where it can't be
-- dropped, nobody may call it.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_graphql') then
    begin
      drop extension pg_graphql;
    exception when others then
      raise notice 'pg_graphql stays, closed: %', sqlerrm;
    end;
  end if;
  if to_regnamespace('graphql_public') is not null then
    revoke usage on schema graphql_public from public, anon, authenticated;
  end if;
  if to_regnamespace('graphql') is not null then
    revoke usage on schema graphql from public, anon, authenticated;
  end if;
exception when others then
  raise notice 'graphql stays as the platform has it: %', sqlerrm;
end
$$;
