-- Addresses: whether a mail to the address of an account was ever used, what that first proof ends, and what became of the links in the
-- auth server's mails.
--
-- Anybody can sign up with anybody's address, and sign-in works before a mail to it was used. So the first use of a mail that was sent to
-- the address of an account, its first proof, ends whatever was there before: every session, second factor, password, other way to sign in
-- and change of address that waits. Who uses the mail gets a session after that, which stands, and chooses a password. Of one who typed the
-- own address that is all; of one who typed another's, everything (docs/decisions.md, 86).

-- Whose address is known to be theirs, because a mail to it was used, and which address that was: the mark ends with it, since an auth
-- server may change the address of an account without a mail to the new one, which can be anybody's. auth.users.email_confirmed_at can't
-- tell: where sign-in works before the mail is opened, the auth server writes it at once.
create table private.confirmed_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  confirmed_at timestamptz not null default now(),
  email text not null,
  -- Whether the password was ended by the proof and none was chosen since. The auth server may write back the marks of an account as it
  -- read them before a mail was used, so that the account's own mark can't be trusted to last.
  must_choose_password boolean not null default false
);
grant select, insert, delete, update (must_choose_password) on private.confirmed_accounts to academy_acts;

-- The auth server sends a mail first and writes its token after: a change of the address in between leaves a token whose mail went to the
-- address before. So a change is remembered, and a token that was sent within a minute of it, or nobody knows when, proves nothing of the
-- new address. The auth server ends a request after ten seconds; the rest of the minute is for clocks that differ.
create table private.changed_addresses (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  changed_at timestamptz not null
);
grant select, insert, update on private.changed_addresses to academy_acts;

-- Whether a mail to the address of an account was ever used.
create function private.is_confirmed_by_mail(p_user uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return exists (select from private.confirmed_accounts where user_id = p_user); end $$;

-- The address that a mail has shown to be that of the person who asks, and null for everybody else, a weak session too: what was sent under
-- it is theirs. A token tells the address of the time it was made, which proves nothing.
create function private.confirmed_email() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select c.email from private.confirmed_accounts c where c.user_id = private.reader_id()); end $$;

-- Whether a mail that was sent then can only have gone to the address that the account has.
create function private.is_mailed_to_this_address(p_user uuid, p_sent_at timestamptz) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (
    select from private.changed_addresses c
    where c.user_id = p_user and coalesce(p_sent_at, '-infinity') <= c.changed_at + interval '1 minute');
end
$$;

-- Of the form of a bcrypt hash, and of no password: what looks at it answers "wrong", as to any guess.
create function private.no_password() returns text
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_random text := translate(encode(sha512(convert_to(gen_random_uuid()::text, 'UTF8')), 'base64'), E'+=\n', '.');
begin
  return '$2a$10$' || left(v_random, 21) || '.' || substr(v_random, 23, 30) || '.';
end
$$;

-- What an account is from its first proof on; the mark that is made here ends what stands in other tables. A value that is empty stays what
-- it is: the auth server reads no null where it wrote none.
create function private.prove_address(p_account auth.users) returns auth.users
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  insert into private.confirmed_accounts (user_id, email, must_choose_password) values (p_account.id, lower(p_account.email), true);
  p_account.encrypted_password := private.no_password();
  p_account.raw_app_meta_data := coalesce(p_account.raw_app_meta_data, '{}') || '{"password_is_temporary": true}';
  p_account.email_change := left(p_account.email_change, 0);
  p_account.email_change_token_new := left(p_account.email_change_token_new, 0);
  p_account.email_change_token_current := left(p_account.email_change_token_current, 0);
  return p_account;
end
$$;

-- The auth server keeps the token of a mail that it sent beside the account, and empties it when the mail's link or code is used; a new
-- password empties it too, and proves nothing about the address. The first use of a mail that can't have gone to another address is the
-- proof of the one that the account has; a later use ends nothing. Choosing a password takes off the mark that one has to be chosen.
create function private.follow_account_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    update private.confirmed_accounts set must_choose_password = false where user_id = new.id and must_choose_password;
    new.raw_app_meta_data := new.raw_app_meta_data - 'password_is_temporary';
    return new;
  end if;
  if new.email is not null and not private.is_confirmed_by_mail(new.id)
    and ((coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = ''
        and private.is_mailed_to_this_address(new.id, old.recovery_sent_at))
      or (coalesce(old.confirmation_token, '') <> '' and coalesce(new.confirmation_token, '') = ''
        and private.is_mailed_to_this_address(new.id, old.confirmation_sent_at))) then
    new := private.prove_address(new);
  end if;
  return new;
end
$$;
create trigger academy_3_follow_account_proof before update of recovery_token, confirmation_token, encrypted_password on auth.users
  for each row execute function private.follow_account_proof();

-- Another address begins without the mark, also where the same update used up a mail to the old one: this trigger's name comes after the
-- other's, so that it has the last word. Tokens that wait in mails to the old address end, since using one of them would say nothing of the
-- new. The change is remembered by the clock's time, since a transaction may have begun before a token was sent.
--
-- A change of the address for which the mails to both were used is the first proof of the new one: the auth server notes the first of the
-- two. Where it asks one mailbox alone it notes none, and nobody can tell which; the next mail proves then.
create function private.forget_proof_of_old_address() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.confirmed_accounts where user_id = new.id;
  insert into private.changed_addresses (user_id, changed_at) values (new.id, clock_timestamp())
  on conflict (user_id) do update set changed_at = excluded.changed_at;
  -- Empty and not null, which the auth server can't read; a null stays one.
  new.recovery_token := left(new.recovery_token, 0);
  new.confirmation_token := left(new.confirmation_token, 0);
  if old.email_change_confirm_status = 1 and lower(new.email) = lower(old.email_change) then
    new := private.prove_address(new);
  end if;
  return new;
end
$$;
create trigger academy_4_forget_proof_of_old_address before update on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.forget_proof_of_old_address();

-- The mark that says that the password has to be chosen stays on the account until one is.
create function private.keep_ended_password() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from private.confirmed_accounts where user_id = new.id and must_choose_password) then
    new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}') || '{"password_is_temporary": true}';
  end if;
  return new;
end
$$;
create trigger academy_6_keep_ended_password before update of raw_app_meta_data on auth.users
  for each row execute function private.keep_ended_password();

-- Ends, with the mark of a proof, what an account had before it. A session takes its tokens along. Sessions and factors are the auth
-- server's tables, on which the acts have no right: this belongs to the owner of the migrations, like what looks a session up, does one
-- thing, and is called by nobody.
create function private.end_what_was_before() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.sessions where user_id = new.user_id;
  delete from auth.mfa_factors where user_id = new.user_id;
  delete from auth.identities where user_id = new.user_id and provider <> 'email';
  if to_regclass('auth.one_time_tokens') is not null then
    delete from auth.one_time_tokens where user_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger end_what_was_before after insert on private.confirmed_accounts
  for each row execute function private.end_what_was_before();

-- No second factor before the address is proven: its owner could neither reset the password nor take the factor away. One that stands from
-- before a change of the address goes on until the new address is proven.
create function private.require_proven_address() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not private.is_confirmed_by_mail(new.user_id) then
    raise exception 'Confirm your address first: use the link of a mail that we sent there.'
      using errcode = 'PT403', hint = 'address_not_proven';
  end if;
  return new;
end
$$;
create trigger academy_require_proven_address before insert on auth.mfa_factors
  for each row execute function private.require_proven_address();
create trigger academy_require_proven_address_at_first_code before update of status on auth.mfa_factors
  for each row when (new.status::text = 'verified' and old.status::text <> 'verified')
  execute function private.require_proven_address();

-- What became of the link of each mail that the auth server sent, so that the page which the link opens can tell it before anybody presses
-- a button, and spends nothing by asking. The auth server keeps one token of a kind beside the account and empties it at the first use; of
-- an older one it only knows that it isn't that. Kept as a hash: who reads the table can open nothing with it.
--
-- A link stays good when a newer mail was asked for, until one of them is used or its own hour has passed: anybody may ask for a mail to
-- anybody's address, and whoever did so each minute would keep its owner from ever using one. The auth server knows one token of a kind, so
-- the one that is asked about takes its place again; the others wait.
create table private.mail_links (
  token_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  sent_at timestamptz not null,
  ended_as text check (ended_as in ('used', 'replaced')),
  kind text check (kind in ('recovery', 'confirmation')),
  waits boolean not null default false
);
create index mail_links_of_a_person on private.mail_links (user_id);
create index mail_links_by_age on private.mail_links (sent_at);
create index mail_links_that_wait on private.mail_links (user_id, kind) where waits;
grant select, insert, update, delete on private.mail_links to academy_acts;

-- Follows one token of an account: what a newer one replaced waits until one of its kind is used. Of a change of address nothing waits: who
-- asks for that is signed in.
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

-- A change of the address sends two mails: one to the address that is and one to the address that is to be.
create function private.follow_mail_links() returns trigger
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
create trigger academy_5_follow_mail_links
  after insert or update of recovery_token, recovery_sent_at, confirmation_token, confirmation_sent_at,
    email_change_token_current, email_change_token_new, email_change_sent_at on auth.users
  for each row execute function private.follow_mail_links();

-- Puts the token of a mail that waits back where the auth server looks for it, with the time at which it was sent, and the one at which it
-- ends where that is kept; the one that stood there waits then. Whether it did: not after a use, a new password or another address. The
-- account is locked first, as the auth server does. It writes the auth server's tables, so it belongs to the owner of the migrations.
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

-- Whether a link is good, and whose address it is about; asking spends nothing. A link that waits is good: asking puts it back. A token is
-- made from an address and its six digits, so it can be guessed like them: a link that nobody sent counts as a guess, of which a network
-- has twenty an hour. Several tokens of an account may be good at once, so there are fewer than the auth server allows. Who has a link
-- guesses at nothing, and gets back what was taken.
create function public.mail_link_state(p_token_hash text) returns jsonb
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
  perform private.give_back_allowance(v_network, 'mail_links');
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

-- The same of the code of a mail, which is the other half of its token: hosted Supabase makes it by one hash, the embedded backend by
-- another.
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
