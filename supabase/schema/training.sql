-- Training: the guided modules and the decision simulations that a package opens. They are written as typed files in supabase/training, and
-- loaded from there; a person reads what their package opens.

-- `text` is what the app shows, as supabase/training/training-text.ts says; the database reads nothing of it but the ids of its questions
-- (certificates.sql). `revision` tells a device whether what it holds is still what stands here.
create table public.training_texts (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('module', 'simulation')),
  -- The first level that has it: Cadet Basic opens level 1, Patriot Premium 1 to 3, Elite Corps 1 to 5.
  level smallint not null check (level between 1 and 5),
  position smallint not null unique,
  text jsonb not null,
  revision text not null generated always as (md5(text::text)) stored
);
revoke all on public.training_texts from anon, authenticated, service_role;
alter table public.training_texts enable row level security;

-- The highest level that the signed-in person's package opens; 0 without one that is in force.
create function private.training_level() returns integer
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  -- Asked for first: a session that is gone is refused, whatever there is to find.
  v_standing jsonb := public.subscription_standing(private.require_session());
begin
  return case when (v_standing ->> 'active')::boolean then
    case v_standing ->> 'plan' when 'cadet_basic' then 1 when 'patriot_premium' then 3 when 'elite_corps' then 5 else 0 end
  else 0 end;
end
$$;

grant select (id, kind, level, position, text, revision) on public.training_texts to authenticated;
create policy select_owner on public.training_texts for select to authenticated using (level <= (select private.training_level()));

grant select, insert, delete on public.training_texts to academy_acts;
create policy select_acts on public.training_texts for select to academy_acts using (true);
create policy insert_acts on public.training_texts for insert to academy_acts with check (true);
create policy delete_acts on public.training_texts for delete to academy_acts using (true);

-- What the caller's package opens: {level, ids, texts}. `ids` are all of them, in their order. p_held is what the device holds, the revision of
-- each by its id; `texts` has what differs from that. What `ids` doesn't name is the person's no more.
create function public.my_training(p_held jsonb) returns jsonb
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

-- Takes all texts, [{id, kind, level, text}] in their order, in the place of those that stand here. Answers how many there are.
create function public.load_training(p_texts jsonb) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if jsonb_array_length(p_texts) = 0 then
    raise sqlstate 'PT400' using message = 'There are no texts.';
  end if;
  delete from public.training_texts;
  insert into public.training_texts (id, kind, level, position, text)
  select item ->> 'id', item ->> 'kind', (item ->> 'level')::smallint, nth, item -> 'text'
  from jsonb_array_elements(p_texts) with ordinality e(item, nth);
  return jsonb_array_length(p_texts);
end
$$;
