-- The application of whoever asks: that of the reference and its secret, which the device of an applicant holds; without one, the newest that a confirmed address
-- sent. Null where there is none: it may have been taken back, or be past its age.
create or replace function public.my_application(p_reference text default null, p_secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_email text := private.confirmed_email();
  v_hash bytea := sha256(convert_to(coalesce(p_secret, ''), 'UTF8'));
begin
  perform private.require_allowance(private.request_address(), 'application_reads', 10 * private.setting('applications_per_hour'), interval '1 hour');
  return (
    select jsonb_build_object('reference', a.reference, 'received_at', a.received_at, 'email', a.email)
    from public.applicants a
    where a.application_step = 4 and a.received_at is not null
      and (a.email = v_email or (a.reference = p_reference and a.secret_hash = v_hash))
    order by coalesce(a.reference = p_reference and a.secret_hash = v_hash, false) desc, a.received_at desc, a.id desc limit 1);
end
$$;
