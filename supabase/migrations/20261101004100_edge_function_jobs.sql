-- Asks one of the edge functions to do its job, and answers whether there was anybody to ask: false without pg_net, without the vault, or before both
-- secrets are in it. The address and the server's key are read from the vault, under the names that Supabase's own guide to scheduled functions
-- gives them: project_url and service_role_key. Called by jobs alone, as the owner of the database.
create function private.ask_function(p_name text) returns boolean
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_url text;
  v_key text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regproc('net.http_post') is null then
    return false;
  end if;
  execute 'select max(decrypted_secret) filter (where name = ''project_url''), max(decrypted_secret) filter (where name = ''service_role_key'')
    from vault.decrypted_secrets' into v_url, v_key;
  if v_url is null or v_key is null then
    return false;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb)'
  using rtrim(v_url, '/') || '/functions/v1/' || p_name,
    jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || v_key);
  return true;
end
$$;

-- Photos that nobody handed in are removed by the edge function sweep-photos, since only the storage API removes bytes with their row. On hosted
-- Supabase pg_cron asks for it through pg_net, once an hour; the embedded backend does so beside uploads.
create function private.ask_for_photo_sweep() returns boolean
language sql volatile set search_path = pg_catalog, pg_temp
as $$
  select private.ask_function('sweep-photos')
$$;
revoke execute on function private.ask_function(text), private.ask_for_photo_sweep() from public, anon, authenticated, service_role;

-- Every hour, where the server has pg_cron and lets this role use it.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('academy-sweep-photos', '17 * * * *', 'select private.ask_for_photo_sweep()');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;
