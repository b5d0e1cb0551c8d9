-- Takes one from an allowance of an edge function, for a person, an address or a target; the functions name them. Answers the seconds to
-- wait, or null when there was one left. The counting stands here so that all servers of a function share it.
create function public.take_function_allowance(p_subject text, p_allowance text, p_limit integer, p_seconds integer) returns integer
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select ceil(extract(epoch from private.take_allowance(p_subject, 'function ' || p_allowance, p_limit, make_interval(secs => p_seconds))))::integer
$$;

-- Takes one from an allowance of an edge function for whoever asks from an address. Answers the seconds to wait, or null.
create function public.take_address_allowance(p_address text, p_allowance text, p_limit integer, p_seconds integer) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return public.take_function_allowance(private.network_of(p_address), p_allowance, p_limit, p_seconds);
end
$$;

grant create on schema public to academy_acts;
alter function public.take_function_allowance(text, text, integer, integer) owner to academy_acts;
alter function public.take_address_allowance(text, text, integer, integer) owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function
  public.take_function_allowance(text, text, integer, integer), public.take_address_allowance(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.take_function_allowance(text, text, integer, integer), public.take_address_allowance(text, text, integer, integer) to service_role;
