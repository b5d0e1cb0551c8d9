-- A message of the contact form says where in the course it is asked, and of who is signed in the academy keeps who, and whether a package
-- was in force then: those of owners stand first at the desk. The function is dropped, since beside a new one with a further argument the
-- old one could not be told apart. An app that sends no place goes on, and what it sent before is known again: its hash stays. Messages that
-- are there keep neither asker nor place.
drop function public.send_contact_message(uuid, text, text, text);
create function public.send_contact_message(p_op_id uuid, p_name text, p_email text, p_message text, p_place text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_op private.client_ops;
  v_asker uuid := private.reader_id();
begin
  if coalesce(char_length(btrim(p_name)), 0) not between 1 and 120 or not private.is_email(btrim(p_email))
    or coalesce(char_length(btrim(p_message)), 0) not between 1 and 5000 then
    perform private.malformed('name, email or message');
  elsif char_length(btrim(p_place)) not between 1 and 120 then
    perform private.malformed('place must have 1 to 120 characters');
  end if;
  v_op := private.open_ownerless_act(p_op_id, 'send-contact-message', (jsonb_build_array(p_name, p_email, p_message)
    || case when p_place is null then '[]' else jsonb_build_array(p_place) end)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;
  insert into private.contact_messages (id, name, email, message, asker_id, place, is_owners)
  values (p_op_id, btrim(p_name), lower(btrim(p_email)), btrim(p_message), v_asker, btrim(p_place),
    (public.subscription_standing(v_asker) ->> 'active')::boolean);
  return private.answer(p_op_id, false);
end
$$;

grant create on schema public to academy_acts;
alter function public.send_contact_message owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.send_contact_message from public, anon, authenticated, service_role;
grant execute on function public.send_contact_message to anon, authenticated;
