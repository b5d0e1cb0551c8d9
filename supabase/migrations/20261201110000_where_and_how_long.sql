-- A bounty may say where it can be done, in words or as "Anywhere", and how long that takes. Both may be missing: bounties that are there say
-- nothing, and older apps send neither. The three functions take or return more than before, so each is dropped and made again.
alter table public.bounties
  add column place text check (char_length(place) between 1 and 60 and place = btrim(place)),
  add column time_needed text check (time_needed in ('Up to an hour', 'Up to a day', 'Several days'));
grant select (place, time_needed) on public.bounties to anon, authenticated;
create index bounties_of_place on public.bounties (place) where status in ('active', 'funded') and hidden_at is null and place is not null;
create index bounties_of_time_needed on public.bounties (time_needed)
  where status in ('active', 'funded') and hidden_at is null and time_needed is not null;
-- The planner is to know at once that next to nobody says either.
analyze public.bounties (place, time_needed);

drop trigger academy_require_human_text on public.bounties;
create trigger academy_require_human_text before insert on public.bounties
  for each row execute function private.require_human_text('title', '+description', 'place');

-- The search finds a place as well. The words of bounties that are there stay as they are.
create or replace function private.keep_bounty_words() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.bounty_words where bounty_id = new.id;
  elsif new.status in ('active', 'funded') then
    insert into private.bounty_words (bounty_id, words) values (new.id, private.folded(concat_ws(E'\n', new.title, new.description, new.place)));
  end if;
  return new;
end
$$;

drop function public.create_bounty(uuid, uuid, text, text, text, bigint, timestamptz, boolean);
create function public.create_bounty(
  p_op_id uuid, p_expected_user uuid, p_title text, p_description text, p_category text,
  p_funding_goal_cents bigint, p_deadline timestamptz, p_requires_photo boolean,
  p_place text default null, p_time_needed text default null
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_now timestamptz;
  v_title text;
  v_place text;
begin
  if char_length(p_title) > 1000 then
    perform private.malformed('title must have 1 to 120 characters');
  elsif char_length(p_place) > 1000 then
    perform private.malformed('place must have 1 to 60 characters');
  end if;
  v_title := btrim(regexp_replace(p_title, '[[:cntrl:][:space:]]+', ' ', 'g'));
  v_place := btrim(regexp_replace(p_place, '[[:cntrl:][:space:]]+', ' ', 'g'));
  if coalesce(char_length(v_title), 0) not between 1 and 120 then
    perform private.malformed('title must have 1 to 120 characters');
  elsif coalesce(char_length(p_description), 0) not between 1 and 4000 or p_description !~ '\S' then
    perform private.malformed('description must have 1 to 4000 characters');
  elsif p_category is null or p_category not in (
    'Historical Knowledge', 'Civic Engagement', 'Military Appreciation',
    'Community Service', 'Flag Etiquette', 'Constitutional Studies'
  ) then
    perform private.malformed('unknown category');
  elsif p_funding_goal_cents is null or p_funding_goal_cents not between 100 and 100000000 then
    perform private.malformed('funding goal must be $1 to $1,000,000');
  elsif p_deadline is null or not isfinite(p_deadline) then
    perform private.malformed('deadline must be a date');
  elsif p_requires_photo is null then
    perform private.malformed('requires_photo must be true or false');
  elsif char_length(v_place) not between 1 and 60 then
    perform private.malformed('place must have 1 to 60 characters');
  elsif v_place ~* '^(?=.*\d)[\dNSEW .,;:°º''′’"″”/+()−-]*$' then
    perform private.malformed('place must be in words');
  elsif p_time_needed not in ('Up to an hour', 'Up to a day', 'Several days') then
    perform private.malformed('unknown time needed');
  end if;

  v_op := private.open_act(p_op_id, v_user, 'create-bounty', p_op_id, (jsonb_build_array(
    p_title, p_description, p_category, p_funding_goal_cents, extract(epoch from p_deadline), p_requires_photo)
    || case when p_place is null and p_time_needed is null then '[]' else jsonb_build_array(p_place, p_time_needed) end)::text);
  if v_op.op_id is not null then
    return private.answer(p_op_id, true);
  end if;

  v_now := clock_timestamp();
  if p_deadline <= v_now then
    return private.refuse(p_op_id, 'deadline_in_past');
  elsif p_deadline > v_now + interval '5 years 1 day' then
    return private.refuse(p_op_id, 'deadline_too_far');
  end if;
  if private.take_allowance(v_user::text, 'bounties', private.setting('bounties_per_day'), interval '1 day') is not null then
    return private.refuse(p_op_id, 'daily_limit');
  end if;
  insert into public.bounties
    (id, title, description, category, creator_id, funding_goal, deadline, requires_photo, created_at, updated_at, place, time_needed)
  values (p_op_id, v_title, p_description, p_category, v_user, p_funding_goal_cents / 100.0, p_deadline, p_requires_photo, v_now, v_now,
    case when lower(v_place) = 'anywhere' then 'Anywhere' else v_place end, p_time_needed)
  on conflict (id) do nothing;
  if not found then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return private.answer(p_op_id, false);
end
$$;

drop function public.board();
create function public.board() returns table (
  id uuid, title text, description text, category text, creator_id uuid, funding_goal numeric, current_funding numeric,
  contributors integer, deadline timestamptz, created_at timestamptz, updated_at timestamptz, status text,
  requires_photo boolean, is_sample boolean, place text, time_needed text, creator jsonb
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('response.headers', '[{"Cache-Control": "public, max-age=0, s-maxage=5"}]', true);
  return query
    with genuine as materialized (
      select b.* from public.bounties b
      where b.status = 'active' and not b.is_sample and b.hidden_at is null and b.deadline > now()
      order by b.created_at desc, b.id desc limit 24
    ), listed as (
      select * from genuine
      union all
      (select b.* from public.bounties b
       where b.status = 'active' and b.is_sample and b.hidden_at is null and b.deadline > now() and (select count(*) from genuine) < 10
       order by b.created_at desc, b.id desc limit 24)
    )
    select b.id, b.title, b.description, b.category, b.creator_id, b.funding_goal, b.current_funding, b.contributors, b.deadline,
      b.created_at, b.updated_at, b.status, b.requires_photo, b.is_sample, b.place, b.time_needed,
      case when p.id is null then null else jsonb_build_object('display_name', p.display_name) end
    from listed b
    left join public.profiles p on p.id = b.creator_id
    order by b.is_sample, b.created_at desc, b.id desc
    limit 24;
end
$$;

drop function public.marketplace(text, text, text, text, uuid, integer);
create function public.marketplace(
  p_sort text default 'newest', p_category text default null, p_search text default null,
  p_after_value text default null, p_after_id uuid default null, p_limit integer default 24,
  p_place text default null, p_time_needed text default null
) returns table (
  id uuid, title text, description text, category text, creator_id uuid, funding_goal numeric, current_funding numeric,
  contributors integer, deadline timestamptz, created_at timestamptz, updated_at timestamptz, status text,
  requires_photo boolean, is_sample boolean, place text, time_needed text, creator jsonb
)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_column text := case p_sort when 'most-funded' then 'current_funding' when 'most-popular' then 'contributors' else 'deadline' end;
  v_type text := case p_sort when 'most-funded' then 'numeric' when 'most-popular' then 'integer' else 'timestamptz' end;
  v_direction text := case when p_sort = 'ending-soon' then 'asc' else 'desc' end;
  v_beyond text := case when p_sort = 'ending-soon' then '>' else '<' end;
  v_words text[];
  v_holds text;
  v_open text;
begin
  if p_sort is null or p_sort not in ('newest', 'most-funded', 'ending-soon', 'most-popular') then
    perform private.malformed('unknown sort');
  elsif char_length(p_search) > 200 then
    perform private.malformed('search has at most 200 characters');
  end if;
  v_words := array(select distinct word from regexp_split_to_table(private.folded(p_search), ' ') word where word <> '');
  select string_agg(format('w.words like %L', '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'), ' and ')
  into v_holds from unnest(v_words) word;
  v_open := 'b.status in (''active'', ''funded'') and b.hidden_at is null and b.deadline > now()';
  if p_category is not null then
    v_open := v_open || ' and b.category = $1';
  end if;
  if p_place is not null then
    v_open := v_open || ' and b.place = $5';
  end if;
  if p_time_needed is not null then
    v_open := v_open || ' and b.time_needed = $6';
  end if;
  if p_after_id is not null and p_after_value is not null then
    v_open := v_open || format(' and (b.%I, b.id) %s ($2::%s, $3)', v_column, v_beyond, v_type);
  end if;
  return query execute format(
    'select b.id, b.title, b.description, b.category, b.creator_id, b.funding_goal, b.current_funding, b.contributors, b.deadline,
       b.created_at, b.updated_at, b.status, b.requires_photo, b.is_sample, b.place, b.time_needed,
       case when p.id is null then null else jsonb_build_object(''display_name'', p.display_name) end
     from (%s) b
     left join public.profiles p on p.id = b.creator_id
     order by b.%I %s, b.id %s',
    case
      when v_holds is null then format('select b.* from public.bounties b where %s order by b.%I %s, b.id %s limit $4',
        v_open, v_column, v_direction, v_direction)
      when not exists (select from unnest(v_words) word where char_length(word) >= 3) then format(
        'select b.* from (select * from public.bounties b where %s order by b.%I %s, b.id %s limit 2000) b
         join private.bounty_words w on w.bounty_id = b.id and %s order by b.%I %s, b.id %s limit $4',
        v_open, v_column, v_direction, v_direction, v_holds, v_column, v_direction, v_direction)
      else format('select b.* from public.bounties b join private.bounty_words w on w.bounty_id = b.id and %s
         where %s order by b.%I %s, b.id %s limit $4', v_holds, v_open, v_column, v_direction, v_direction)
    end, v_column, v_direction, v_direction)
  using p_category, p_after_value, p_after_id, least(greatest(coalesce(p_limit, 24), 1), 100), p_place, p_time_needed;
end
$$;

grant create on schema public to academy_acts;
alter function public.create_bounty owner to academy_acts;
alter function public.board owner to academy_acts;
alter function public.marketplace owner to academy_acts;
revoke create on schema public from academy_acts;
revoke execute on function public.create_bounty, public.board, public.marketplace from public, anon, authenticated, service_role;
grant execute on function public.create_bounty to authenticated;
grant execute on function public.board, public.marketplace to anon, authenticated;
