-- What an answer carries beside the bounty followed from lists of kinds, so that a new act was left out and phones went on showing the old
-- state. It follows from the rows now. What isn't there is left out, where it was null before; no phone tells the two apart.
create or replace function private.answer(p_op_id uuid, p_replayed boolean) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (select jsonb_build_object(
    'op_id', o.op_id, 'outcome', o.outcome, 'code', o.code, 'replayed', p_replayed, 'server_time', clock_timestamp(),
    'entity', private.bounty_entity(o.bounty_id, o.user_id)
      || coalesce((select jsonb_build_object('contribution', to_jsonb(c))
           from public.contributions c where c.id = o.op_id and c.contributor_id = o.user_id), '{}')
      || coalesce((select jsonb_build_object('acceptance', to_jsonb(a))
           from public.bounty_acceptances a where a.bounty_id = o.bounty_id and a.user_id = o.user_id), '{}')
      || coalesce((select jsonb_build_object('completion', to_jsonb(c) - 'reviewer_id')
           from public.completions c where c.id = o.op_id and c.user_id = o.user_id), '{}')
  )
  from private.client_ops o where o.op_id = p_op_id);
end
$$;
