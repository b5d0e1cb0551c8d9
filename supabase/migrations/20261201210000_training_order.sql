-- A device shows the texts in their order, also those that it holds already: the answer names all of them.

-- What the caller's package opens: {level, ids, texts}. `ids` are all of them, in their order. p_held is what the device holds, the revision of
-- each by its id; `texts` has what differs from that. What `ids` doesn't name is the person's no more.
create or replace function public.my_training(p_held jsonb) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_level integer := private.training_level();
begin
  return (
    select jsonb_build_object(
      'level', v_level,
      'ids', coalesce(jsonb_agg(t.id order by t.position), '[]'),
      'texts', coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'level', t.level, 'revision', t.revision, 'text', t.text)
        order by t.position) filter (where p_held ->> t.id is distinct from t.revision), '[]'))
    from public.training_texts t where t.level <= v_level);
end
$$;
