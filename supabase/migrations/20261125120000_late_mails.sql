-- The auth server sends a mail first and writes its token after: a change of the address in between leaves a token whose mail went to the address before.
-- So a change is remembered, and a token that was sent within a minute of it, or nobody knows when, proves nothing of the new address. The auth server ends
-- a request after ten seconds; the rest of the minute is for clocks that differ.
create table private.changed_addresses (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  changed_at timestamptz not null
);
grant select, insert, update on private.changed_addresses to academy_acts;

create function private.is_mailed_to_this_address(p_user uuid, p_sent_at timestamptz) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return not exists (
    select from private.changed_addresses c
    where c.user_id = p_user and coalesce(p_sent_at, '-infinity') <= c.changed_at + interval '1 minute');
end
$$;

-- As before, but for mails that may have gone to another address.
create or replace function private.follow_account_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_random text;
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    new.raw_app_meta_data := new.raw_app_meta_data - 'password_is_temporary';
    return new;
  end if;
  if (coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = ''
      and private.is_mailed_to_this_address(new.id, old.recovery_sent_at))
    or (coalesce(old.confirmation_token, '') <> '' and coalesce(new.confirmation_token, '') = ''
      and private.is_mailed_to_this_address(new.id, old.confirmation_sent_at)) then
    insert into private.confirmed_accounts (user_id, email) select new.id, lower(new.email) where new.email is not null
    on conflict (user_id) do nothing;
    if new.raw_app_meta_data ? 'password_is_temporary' then
      -- Of the form of a bcrypt hash, and of no password: what looks at it answers "wrong", as to any guess.
      v_random := translate(encode(sha512(convert_to(gen_random_uuid()::text, 'UTF8')), 'base64'), E'+=\n', '.');
      new.encrypted_password := '$2a$10$' || left(v_random, 21) || '.' || substr(v_random, 23, 30) || '.';
    end if;
  end if;
  return new;
end
$$;

-- As before, and the change is remembered. The clock's time, since a transaction may have begun before a token was sent.
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
  return new;
end
$$;

grant create on schema private to academy_acts;
alter function private.is_mailed_to_this_address(uuid, timestamptz) owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.is_mailed_to_this_address(uuid, timestamptz) from public, anon, authenticated, service_role;
