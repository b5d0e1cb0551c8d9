-- The links of the newsletter's mails tell what they are before anybody presses a button, and after it. What ended is remembered as the hash of its token alone, for a
-- year: the address is deleted.
create table private.ended_newsletter_links (
  token_hash bytea primary key,
  ended_as text not null check (ended_as in ('left', 'expired')),
  ended_at timestamptz not null default now()
);
grant select, insert, delete on private.ended_newsletter_links to academy_acts;

create function private.follow_newsletter_links() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.ended_newsletter_links where ended_at < now() - interval '1 year';
  insert into private.ended_newsletter_links (token_hash, ended_as)
  values (sha256(uuid_send(old.token)), case
    when old.confirmed_at is null
      and old.created_at < now() - make_interval(days => private.setting('keep_unconfirmed_subscribers_days')::integer) then 'expired'
    else 'left' end)
  on conflict do nothing;
  return null;
end
$$;
create trigger academy_follow_newsletter_links after delete on private.newsletter_subscribers
  for each row execute function private.follow_newsletter_links();

-- `asked`, `listed`, `left`, `expired` or `unknown`; of the first two with the address, which who holds the token has the mail of.
create function private.newsletter_link(p_token uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(
    (select jsonb_build_object('state', case when s.confirmed_at is null then 'asked' else 'listed' end, 'address', s.email)
     from private.newsletter_subscribers s where s.token = p_token),
    (select jsonb_build_object('state', e.ended_as) from private.ended_newsletter_links e where e.token_hash = sha256(uuid_send(p_token))),
    jsonb_build_object('state', 'unknown'));
end
$$;

create function public.newsletter_link_state(p_token uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  return private.newsletter_link(p_token);
end
$$;

-- As before, and each tells what the link is after it.
drop function public.confirm_newsletter(uuid), public.leave_newsletter(uuid);
create function public.confirm_newsletter(p_token uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  update private.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now()) where token = p_token;
  return private.newsletter_link(p_token);
end
$$;
create function public.leave_newsletter(p_token uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.require_allowance(private.request_address(), 'newsletter_links', 10 * private.setting('ownerless_acts_per_hour'), interval '1 hour');
  delete from private.newsletter_subscribers where token = p_token;
  return private.newsletter_link(p_token);
end
$$;

grant create on schema public, private to academy_acts;
alter function private.follow_newsletter_links() owner to academy_acts;
alter function private.newsletter_link(uuid) owner to academy_acts;
alter function public.newsletter_link_state(uuid) owner to academy_acts;
alter function public.confirm_newsletter(uuid) owner to academy_acts;
alter function public.leave_newsletter(uuid) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.follow_newsletter_links(), private.newsletter_link(uuid),
  public.newsletter_link_state(uuid), public.confirm_newsletter(uuid), public.leave_newsletter(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.newsletter_link_state(uuid), public.confirm_newsletter(uuid), public.leave_newsletter(uuid) to anon, authenticated;
