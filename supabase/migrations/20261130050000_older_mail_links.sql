-- The link of a mail stays good when a newer mail was asked for, until one of them is used or its own hour has passed: anybody may ask for a mail to anybody's address, and whoever
-- did so each minute kept its owner from ever using one. The auth server knows one token of a kind, so the one that is asked about takes its place again.
alter table private.mail_links
  add column kind text check (kind in ('recovery', 'confirmation')),
  add column waits boolean not null default false;
create index mail_links_that_wait on private.mail_links (user_id, kind) where waits;

-- As before, and what a newer one replaced waits until one of its kind is used. Of a change of address nothing waits: who asks for that is signed in.
drop function private.follow_mail_link(uuid, text, text, text, timestamptz);
create function private.follow_mail_link(p_user uuid, p_kind text, p_address text, p_old text, p_new text, p_sent_at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(p_old, '') <> '' and p_old is distinct from p_new then
    update private.mail_links set
      ended_as = case when coalesce(p_new, '') = '' then 'used' else 'replaced' end,
      waits = p_kind is not null and coalesce(p_new, '') <> ''
    where token_hash = sha256(convert_to(p_old, 'UTF8')) and ended_as is null;
    if coalesce(p_new, '') = '' then
      update private.mail_links set ended_as = 'used', waits = false where user_id = p_user and kind = p_kind and waits;
    end if;
  end if;
  if coalesce(p_new, '') <> '' and p_address is not null then
    delete from private.mail_links where sent_at < now() - interval '30 days';
    insert into private.mail_links (token_hash, user_id, kind, address, sent_at)
    values (sha256(convert_to(p_new, 'UTF8')), p_user, p_kind, p_address, coalesce(p_sent_at, now()))
    on conflict (token_hash) do update set
      user_id = excluded.user_id, kind = excluded.kind, address = excluded.address, sent_at = excluded.sent_at, ended_as = null, waits = false;
  end if;
end
$$;

create or replace function private.follow_mail_links() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.follow_mail_link(new.id, 'recovery', new.email, old.recovery_token, new.recovery_token, new.recovery_sent_at);
  perform private.follow_mail_link(new.id, 'confirmation', new.email, old.confirmation_token, new.confirmation_token, new.confirmation_sent_at);
  perform private.follow_mail_link(
    new.id, null, new.email, old.email_change_token_current, new.email_change_token_current, new.email_change_sent_at);
  perform private.follow_mail_link(
    new.id, null, new.email_change, old.email_change_token_new, new.email_change_token_new, new.email_change_sent_at);
  return null;
end
$$;

-- Which of the account's mails the links that are out now are, so that they wait too.
update private.mail_links l set kind = case
  when l.token_hash = sha256(convert_to(u.recovery_token, 'UTF8')) then 'recovery'
  when l.token_hash = sha256(convert_to(u.confirmation_token, 'UTF8')) then 'confirmation' end
from auth.users u where u.id = l.user_id and l.ended_as is null;

-- Puts the token of a mail that waits back where the auth server looks for it, with the time at which it was sent, and the one at which it ends where that is kept; the one that stood there waits then. Whether it did: not after a
-- use, a new password or another address. The account is locked first, as the auth server does. It writes the auth server's tables, so it belongs to the owner of the migrations.
create function private.take_up_mail_link(p_token text) returns boolean
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

-- As before, and a link that waits is good: asking puts it back. A link that nobody sent counts as a guess, of which a network has twenty an hour: several tokens of an account may be
-- good at once, so there are fewer than the auth server allows. Who has a link guesses at nothing.
create or replace function public.mail_link_state(p_token_hash text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_network text := coalesce(private.request_address(), 'unknown');
  v_link private.mail_links;
begin
  perform private.require_allowance(v_network, 'mail_links', 20, interval '1 hour');
  select * into v_link from private.mail_links where token_hash = sha256(convert_to(p_token_hash, 'UTF8'));
  if v_link.token_hash is null then
    return jsonb_build_object('state', 'unknown');
  end if;
  update private.allowances set used = used - 1 where subject = v_network and allowance = 'mail_links';
  if v_link.ended_as is not null and not v_link.waits then
    return jsonb_build_object('state', v_link.ended_as);
  end if;
  if v_link.sent_at < now() - make_interval(secs => private.setting('mail_link_seconds')) then
    return jsonb_build_object('state', 'expired');
  end if;
  if v_link.waits and not private.take_up_mail_link(p_token_hash) then
    return jsonb_build_object('state', 'replaced');
  end if;
  return jsonb_build_object('state', 'good', 'address', v_link.address);
end
$$;

-- The same of the code of a mail, which is the other half of its token: hosted Supabase makes it by one hash, the embedded backend by another.
create function public.mail_code_state(p_email text, p_code text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_text bytea := convert_to(lower(btrim(p_email)) || p_code, 'UTF8');
  v_embedded text := encode(sha256(v_text), 'hex');
begin
  return public.mail_link_state(case
    when exists (select from private.mail_links where token_hash = sha256(convert_to(v_embedded, 'UTF8'))) then v_embedded
    else encode(sha224(v_text), 'hex') end);
end
$$;

grant create on schema public, private to academy_acts;
alter function private.follow_mail_link(uuid, text, text, text, text, timestamptz) owner to academy_acts;
alter function public.mail_code_state(text, text) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.follow_mail_link(uuid, text, text, text, text, timestamptz), private.take_up_mail_link(text), public.mail_code_state(text, text)
  from public, anon, authenticated, service_role;
grant execute on function private.take_up_mail_link(text) to academy_acts;
grant execute on function public.mail_code_state(text, text) to anon, authenticated;
