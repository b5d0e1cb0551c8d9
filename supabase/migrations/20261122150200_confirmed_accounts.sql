-- Whose address is known to be theirs, because a mail to it was used. auth.users.email_confirmed_at can't tell: where sign-in works before
-- the mail is opened, the auth server writes it at once.
create table private.confirmed_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  confirmed_at timestamptz not null default now()
);
grant select, insert on private.confirmed_accounts to academy_acts;

-- Whether a mail to the address of an account was ever used.
create function private.is_confirmed_by_mail(p_user uuid) returns boolean
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return exists (select from private.confirmed_accounts where user_id = p_user); end $$;

-- The auth server keeps the token of a mail that it sent beside the account, and empties it when the mail's link or code is used; a new
-- password empties it too, and proves nothing about the address. The first use of a mail takes away a password that the system made for
-- whoever typed the address: from then on the account is its owner's alone, who chooses one. Choosing one takes off the mark.
create function private.follow_account_proof() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_random text;
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    new.raw_app_meta_data := new.raw_app_meta_data - 'password_is_temporary';
    return new;
  end if;
  if (coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = '')
    or (coalesce(old.confirmation_token, '') <> '' and coalesce(new.confirmation_token, '') = '') then
    insert into private.confirmed_accounts (user_id) values (new.id) on conflict (user_id) do nothing;
    if new.raw_app_meta_data ? 'password_is_temporary' then
      -- Of the form of a bcrypt hash, and of no password: what looks at it answers "wrong", as to any guess.
      v_random := translate(encode(sha512(convert_to(gen_random_uuid()::text, 'UTF8')), 'base64'), E'+=\n', '.');
      new.encrypted_password := '$2a$10$' || left(v_random, 21) || '.' || substr(v_random, 23, 30) || '.';
    end if;
  end if;
  return new;
end
$$;
create trigger academy_3_follow_account_proof before update of recovery_token, confirmation_token, encrypted_password on auth.users
  for each row execute function private.follow_account_proof();

grant create on schema private to academy_acts;
alter function private.follow_account_proof() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.is_confirmed_by_mail(uuid), private.follow_account_proof() from public, anon, authenticated, service_role;
grant execute on function private.is_confirmed_by_mail(uuid) to academy_acts;
