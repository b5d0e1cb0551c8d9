-- What became of the link of each mail that the auth server sent, so that the page which the link opens can tell it before anybody presses a button, and spends
-- nothing by asking. The auth server keeps one token of a kind beside the account and empties it at the first use; of an older one it only knows that it isn't that.
-- Kept as a hash: who reads the table can open nothing with it.
create table private.mail_links (
  token_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  sent_at timestamptz not null,
  ended_as text check (ended_as in ('used', 'replaced'))
);
create index mail_links_of_a_person on private.mail_links (user_id);
create index mail_links_by_age on private.mail_links (sent_at);
grant select, insert, update, delete on private.mail_links to academy_acts;

-- As long as the auth server takes a token: otp_expiry in config.toml.
insert into private.settings (name, value) values ('mail_link_seconds', 3600);

create function private.follow_mail_link(p_user uuid, p_address text, p_old text, p_new text, p_sent_at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(p_old, '') <> '' and p_old is distinct from p_new then
    update private.mail_links set ended_as = case when coalesce(p_new, '') = '' then 'used' else 'replaced' end
    where token_hash = sha256(convert_to(p_old, 'UTF8')) and ended_as is null;
  end if;
  if coalesce(p_new, '') <> '' and p_address is not null then
    delete from private.mail_links where sent_at < now() - interval '30 days';
    insert into private.mail_links (token_hash, user_id, address, sent_at)
    values (sha256(convert_to(p_new, 'UTF8')), p_user, p_address, coalesce(p_sent_at, now()))
    on conflict (token_hash) do update set user_id = excluded.user_id, address = excluded.address, sent_at = excluded.sent_at, ended_as = null;
  end if;
end
$$;

-- A change of the address sends two mails: one to the address that is and one to the address that is to be.
create function private.follow_mail_links() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform private.follow_mail_link(new.id, new.email, old.recovery_token, new.recovery_token, new.recovery_sent_at);
  perform private.follow_mail_link(new.id, new.email, old.confirmation_token, new.confirmation_token, new.confirmation_sent_at);
  perform private.follow_mail_link(new.id, new.email, old.email_change_token_current, new.email_change_token_current, new.email_change_sent_at);
  perform private.follow_mail_link(new.id, new.email_change, old.email_change_token_new, new.email_change_token_new, new.email_change_sent_at);
  return null;
end
$$;
create trigger academy_5_follow_mail_links
  after insert or update of recovery_token, recovery_sent_at, confirmation_token, confirmation_sent_at,
    email_change_token_current, email_change_token_new, email_change_sent_at on auth.users
  for each row execute function private.follow_mail_links();

-- The mails that are on their way already.
insert into private.mail_links (token_hash, user_id, address, sent_at)
select distinct on (token) sha256(convert_to(token, 'UTF8')), id, address, coalesce(sent_at, now())
from auth.users u, lateral (values
  (u.recovery_token::text, u.email::text, u.recovery_sent_at),
  (u.confirmation_token, u.email, u.confirmation_sent_at),
  (u.email_change_token_current, u.email, u.email_change_sent_at),
  (u.email_change_token_new, u.email_change, u.email_change_sent_at)) mail (token, address, sent_at)
where coalesce(token, '') <> '' and address is not null
order by token;

-- Whether a link is good, and whose address it is about; asking spends nothing. A token is made from an address and its six digits, so it can be guessed like them: an
-- address on the network asks no oftener than the auth server lets it try.
create function public.mail_link_state(p_token_hash text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_link private.mail_links;
begin
  perform private.require_allowance(private.request_address(), 'mail_links', 120, interval '1 hour');
  select * into v_link from private.mail_links where token_hash = sha256(convert_to(p_token_hash, 'UTF8'));
  if v_link.token_hash is null then
    return jsonb_build_object('state', 'unknown');
  end if;
  if v_link.ended_as is not null then
    return jsonb_build_object('state', v_link.ended_as);
  end if;
  if v_link.sent_at < now() - make_interval(secs => private.setting('mail_link_seconds')) then
    return jsonb_build_object('state', 'expired');
  end if;
  return jsonb_build_object('state', 'good', 'address', v_link.address);
end
$$;

grant create on schema public, private to academy_acts;
alter function private.follow_mail_link(uuid, text, text, text, timestamptz) owner to academy_acts;
alter function private.follow_mail_links() owner to academy_acts;
alter function public.mail_link_state(text) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function
  private.follow_mail_link(uuid, text, text, text, timestamptz), private.follow_mail_links(), public.mail_link_state(text)
  from public, anon, authenticated, service_role;
grant execute on function public.mail_link_state(text) to anon, authenticated;
