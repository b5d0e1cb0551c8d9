-- As before, and where the auth server keeps the time at which a token ends, the token that is put back ends an hour after its mail: one without a time would be over at once.
create or replace function private.take_up_mail_link(p_token text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_hash bytea := sha256(convert_to(p_token, 'UTF8'));
  v_link private.mail_links;
begin
  perform from auth.users where id = (select user_id from private.mail_links where token_hash = v_hash) for update;
  select l.* into v_link from private.mail_links l join auth.users u on u.id = l.user_id
  where l.token_hash = v_hash and l.waits and lower(u.email) = lower(l.address)
    and coalesce(case l.kind when 'recovery' then u.recovery_token else u.confirmation_token end, '') <> '';
  if v_link.token_hash is null then
    return false;
  end if;
  if v_link.kind = 'recovery' then
    update auth.users set recovery_token = p_token, recovery_sent_at = v_link.sent_at where id = v_link.user_id;
  else
    update auth.users set confirmation_token = p_token, confirmation_sent_at = v_link.sent_at where id = v_link.user_id;
  end if;
  -- Hosted Supabase finds an account by this table, which holds one token of a kind, in newer versions with the time at which it ends.
  if exists (select from pg_attribute where attrelid = to_regclass('auth.one_time_tokens') and attname = 'token_type') then
    execute 'delete from auth.one_time_tokens where user_id = $1 and token_type::text = $2'
    using v_link.user_id, v_link.kind || '_token';
    execute format(
      'insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values (gen_random_uuid(), $1, %L, $2, $3)', v_link.kind || '_token')
    using v_link.user_id, p_token, lower(v_link.address);
    if exists (select from pg_attribute where attrelid = to_regclass('auth.one_time_tokens') and attname = 'expires_at') then
      execute 'update auth.one_time_tokens set expires_at = $2 where token_hash = $1'
      using p_token, v_link.sent_at + make_interval(secs => private.setting('mail_link_seconds'));
    end if;
  end if;
  return true;
end
$$;
