-- The mark of a mail that was used now says which address the mail went to, and ends with that address: an auth server may change the address of an account
-- without a mail to the new one, which can be anybody's. Of a mark from before nobody can tell which address it was for, so all of them end; the next mail that
-- is used makes one again.
alter table private.confirmed_accounts add column email text;
delete from private.confirmed_accounts;
alter table private.confirmed_accounts alter column email set not null;
grant delete on private.confirmed_accounts to academy_acts;

-- As before. The mark is given for the address that the account has, and to none without one.
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
  if (coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = '')
    or (coalesce(old.confirmation_token, '') <> '' and coalesce(new.confirmation_token, '') = '') then
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

-- Another address begins without the mark, also where the same update used up a mail to the old one: this trigger's name comes after the other's, so that it has
-- the last word. Tokens that wait in mails to the old address end, since using one of them would say nothing of the new.
create function private.forget_proof_of_old_address() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.confirmed_accounts where user_id = new.id;
  -- Empty and not null, which the auth server can't read; a null stays one.
  new.recovery_token := left(new.recovery_token, 0);
  new.confirmation_token := left(new.confirmation_token, 0);
  return new;
end
$$;
create trigger academy_4_forget_proof_of_old_address before update on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.forget_proof_of_old_address();

-- The address that a mail has shown to be that of the person who asks, and null for everybody else: what was sent under it is theirs. A token tells the address
-- of the time it was made, which proves nothing.
create or replace function private.confirmed_email() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$ begin return (select c.email from private.confirmed_accounts c where c.user_id = private.current_user_id()); end $$;

create or replace function private.forget_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := (select c.email from private.confirmed_accounts c where c.user_id = old.id);
begin
  delete from private.allowances where subject = old.id::text;
  if v_email is not null then
    delete from private.allowances a using public.applicants p where p.email = v_email and a.subject = p.phone_number;
    delete from private.allowances where subject = v_email;
    delete from public.applicants where email = v_email;
    delete from private.contact_messages where email = v_email;
    delete from private.newsletter_subscribers where email = v_email;
  end if;
  return old;
end
$$;

-- As before, by the address of the mark instead of the token's.
create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_session();
  v_email text := private.confirmed_email();
begin
  return jsonb_build_object(
    'profile', (select jsonb_agg(to_jsonb(t)) from public.profiles t where t.id = v_user),
    'subscriptions', (select jsonb_agg(to_jsonb(t)) from public.subscriptions t where t.user_id = v_user),
    'bounties', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounties t where t.creator_id = v_user),
    'contributions', (select jsonb_agg(to_jsonb(t) - 'total_after' order by t.created_at) from public.contributions t where t.contributor_id = v_user),
    'bounty_acceptances', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.bounty_acceptances t where t.user_id = v_user),
    'completions', (select jsonb_agg(to_jsonb(t) - 'reviewer_id' order by t.created_at) from public.completions t where t.user_id = v_user),
    'reviews', (
      select jsonb_agg(jsonb_build_object('completion_id', t.id, 'status', t.status, 'reason', t.reason, 'reviewed_at', t.reviewed_at) order by t.reviewed_at)
      from public.completions t where t.reviewer_id = v_user),
    'notifications', (select jsonb_agg(to_jsonb(t) order by t.created_at) from public.notifications t where t.user_id = v_user),
    'reports', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.reports t where t.reporter_id = v_user),
    'purchases', (
      select jsonb_agg(to_jsonb(t) || jsonb_build_object('refunded_at', r.refunded_at) order by t.paid_at)
      from private.purchases t left join private.refunds r on r.payment_id = t.payment_id where t.user_id = v_user),
    'quotes', (select jsonb_agg(to_jsonb(t) order by t.quoted_at) from private.quotes t where t.user_id = v_user),
    'scores', (select jsonb_agg(to_jsonb(t) order by t.month) from private.scores t where t.user_id = v_user),
    'category_completions', (select jsonb_agg(to_jsonb(t)) from private.category_completions t where t.user_id = v_user),
    'given_achievements', (select jsonb_agg(to_jsonb(t) order by t.place) from private.given_achievements t where t.user_id = v_user),
    'client_ops', (
      select jsonb_agg(to_jsonb(t) - 'request_hash' order by t.created_at) from private.client_ops t where t.user_id = v_user),
    'allowances', (select jsonb_agg(to_jsonb(t)) from private.allowances t where t.subject in (v_user::text, v_email)),
    'moderators', (select jsonb_agg(to_jsonb(t)) from private.moderators t where t.user_id = v_user),
    'applicants', (select jsonb_agg(to_jsonb(t) - 'secret_hash' order by t.created_at) from public.applicants t where t.email = v_email),
    'contact_messages', (select jsonb_agg(to_jsonb(t) order by t.created_at) from private.contact_messages t where t.email = v_email),
    'newsletter_subscribers', (select jsonb_agg(to_jsonb(t)) from private.newsletter_subscribers t where t.email = v_email),
    'photos', (
      select jsonb_agg(jsonb_build_object('name', o.name, 'created_at', o.created_at, 'metadata', o.metadata) order by o.created_at)
      from storage.objects o
      where o.bucket_id = 'completion-photos' and o.name >= v_user::text || '/' and o.name < v_user::text || '0')
  );
end
$$;

grant create on schema private to academy_acts;
alter function private.forget_proof_of_old_address() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.forget_proof_of_old_address() from public, anon, authenticated, service_role;
