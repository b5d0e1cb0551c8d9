-- A line of IPv6 is given a /56 or a /48, which has hundreds or thousands of networks of 64 bits: twenty-five of them took all codes of the site's day. So whatever is counted by a
-- network is counted by the /56 and the /48 around it too, which have twice and four times as much: others may share them. Every limit by address passes here.
create function private.counted_as(p_subject text) returns table (subject text, share integer)
language plpgsql immutable set search_path = pg_catalog, pg_temp
as $$
declare
  v_network text := substring(p_subject from '^[0-9a-f:]+/64(?= |$)');
begin
  subject := p_subject;
  share := 1;
  return next;
  if v_network is null then
    return;
  end if;
  for share, subject in
    select w.share, network(set_masklen(v_network::inet, w.bits))::text || substr(p_subject, char_length(v_network) + 1)
    from (values (56, 2), (48, 4)) w (bits, share)
  loop
    return next;
  end loop;
end
$$;

-- As before, from the narrowest network to the widest: one that has nothing left takes nothing from its neighbours.
create or replace function private.take_allowance(p_subject text, p_allowance text, p_limit bigint, p_window interval) returns interval
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  v_counted record;
  v_used integer;
  v_started timestamptz;
begin
  for v_counted in select c.subject, c.share from private.counted_as(p_subject) c loop
    insert into private.allowances as taken (subject, allowance, window_started_at, used)
    values (v_counted.subject, p_allowance, now(), 1)
    on conflict (subject, allowance) do update set
      used = case when taken.window_started_at <= now() - p_window then 1 else taken.used + 1 end,
      window_started_at = case when taken.window_started_at <= now() - p_window then now() else taken.window_started_at end
    returning used, window_started_at into v_used, v_started;
    if v_used > p_limit * v_counted.share then
      return v_started + p_window - now();
    end if;
  end loop;
  return null;
end
$$;

-- Gives back one that was taken in the same statement and counts as none.
create function private.give_back_allowance(p_subject text, p_allowance text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  update private.allowances set used = used - 1
  where allowance = p_allowance and subject in (select c.subject from private.counted_as(p_subject) c);
end
$$;

-- As before, and one that is no guess is given back to the wider networks too.
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

-- As before, and one line has a fifth of the site's day at most, in which an address of IPv4 alone could have taken nearly all.
create or replace function public.issue_verification_code(
  p_applicant_id uuid, p_secret text, p_phone_number text, p_code_hash text, p_address text
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_applicant public.applicants;
  v_network text := private.network_of(p_address);
  v_line text := case when v_network like '%:%' then network(set_masklen(v_network::inet, 48))::text else v_network end;
  v_wait interval;
begin
  if p_phone_number is null or p_phone_number !~ '^\+[1-9][0-9]{9,14}$' or p_code_hash is null then
    perform private.malformed('phone number or hash');
  end if;
  v_applicant := private.own_application(p_applicant_id, p_secret);
  v_wait := coalesce(
    private.take_allowance(v_network || ' ' || p_phone_number, 'codes_a_minute', 1, interval '1 minute'),
    private.take_allowance(v_network || ' ' || p_phone_number, 'codes_an_hour', 5, interval '1 hour'),
    private.take_allowance(v_network, 'codes_an_hour', private.setting('codes_per_address_an_hour'), interval '1 hour'),
    private.take_allowance(v_line, 'codes_a_day', greatest(private.setting('codes_a_day') / 5, 1), interval '1 day'),
    case when private.take_allowance(v_line || ' ' || p_phone_number, 'first_code_an_hour', 1, interval '1 hour') is null
      then private.take_allowance(p_phone_number, 'first_codes_an_hour', private.setting('first_codes_per_number_an_hour'), interval '1 hour')
      else private.take_allowance(p_phone_number, 'codes_an_hour', private.setting('codes_per_number_an_hour'), interval '1 hour')
    end,
    private.take_allowance('site', 'codes_a_day', private.setting('codes_a_day'), interval '1 day')
  );
  if v_wait is not null then
    return jsonb_build_object('outcome', 'wait', 'wait_seconds', ceil(extract(epoch from v_wait)));
  end if;
  insert into private.verification_codes (phone_number, applicant_id, code_hash, expires_at)
  values (p_phone_number, v_applicant.id, p_code_hash, now() + interval '10 minutes')
  on conflict (phone_number, applicant_id) do update set
    code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0;
  return jsonb_build_object('outcome', 'send', 'wait_seconds', 60);
end
$$;

grant create on schema private to academy_acts;
alter function private.counted_as(text) owner to academy_acts;
alter function private.give_back_allowance(text, text) owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.counted_as(text), private.give_back_allowance(text, text) from public, anon, authenticated, service_role;
