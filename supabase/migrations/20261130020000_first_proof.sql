-- Anybody can sign up with anybody's address, and sign-in works before a mail to it was used. So the first use of a mail that was sent to the address of an
-- account, its first proof, ends whatever was there before: every session, second factor, password, other way to sign in and change of address that waits. Who
-- uses the mail gets a session after that, which stands, and chooses a password. Of one who typed the own address that is all; of one who typed another's, everything.

-- Whether the password was ended by the proof and none was chosen since. The auth server may write back the marks of an account as it read them before a mail was
-- used, so that the account's own mark can't be trusted to last.
alter table private.confirmed_accounts add column must_choose_password boolean not null default false;
grant update (must_choose_password) on private.confirmed_accounts to academy_acts;

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

-- What an account is from its first proof on; the mark that is made here ends what stands in other tables. A value that is empty stays what it is: the auth server
-- reads no null where it wrote none.
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

-- As before, and the first proof ends what was there before; a later one ends nothing.
create or replace function private.follow_account_proof() returns trigger
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

-- As before, and a change of the address for which the mails to both were used is the first proof of the new one: the auth server notes the first of the two. Where
-- it asks one mailbox alone it notes none, and nobody can tell which; the next mail proves then.
create or replace function private.forget_proof_of_old_address() returns trigger
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

-- Ends, with the mark of a proof, what an account had before it. A session takes its tokens along. Sessions and factors are the auth server's tables, on which the
-- acts have no right: this belongs to the owner of the migrations, like what looks a session up, does one thing, and is called by nobody.
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

-- No second factor before the address is proven: its owner could neither reset the password nor take the factor away. One that stands from before a change of
-- the address goes on until the new address is proven.
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

grant create on schema private to academy_acts;
alter function private.no_password() owner to academy_acts;
alter function private.prove_address(auth.users) owner to academy_acts;
alter function private.keep_ended_password() owner to academy_acts;
alter function private.require_proven_address() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function
  private.no_password(), private.prove_address(auth.users), private.keep_ended_password(), private.end_what_was_before(),
  private.require_proven_address()
  from public, anon, authenticated, service_role;

-- The sessions and factors of accounts that were proven already, from before that proof. A minute less, since the auth server's clock may differ: what the proof
-- itself made stays. Of a password nobody knows its age; a reset, which a factor from before can't hold up any more, ends it.
delete from auth.sessions s using private.confirmed_accounts c where c.user_id = s.user_id and s.created_at < c.confirmed_at - interval '1 minute';
delete from auth.mfa_factors f using private.confirmed_accounts c where c.user_id = f.user_id and f.created_at < c.confirmed_at - interval '1 minute';
