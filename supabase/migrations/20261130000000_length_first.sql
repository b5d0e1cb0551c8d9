-- As before, and a text is refused by its length before anything reads it: what reads a long one may take minutes. 5,000 letters of four bytes each are the longest
-- that any table takes. What stood beside a place where a word may be broken is no blank at the edge of a line: no table takes one there.
create or replace function private.require_human_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_row jsonb := to_jsonb(new);
  v_name text;
  v_text text;
begin
  foreach v_name in array tg_argv loop
    v_text := v_row ->> ltrim(v_name, '+');
    if octet_length(v_text) > 20000 then
      perform private.malformed(ltrim(v_name, '+') || ' is too long');
    elsif v_text is not null and not private.is_human_text(v_text, v_name like '+%') then
      perform private.malformed(ltrim(v_name, '+') || ' has characters that can’t be seen, or no letter and no digit');
    end if;
    if position(U&'\00AD' in v_text) > 0 then
      v_text := btrim(replace(v_text, U&'\00AD', ''));
      new := jsonb_populate_record(new, jsonb_build_object(ltrim(v_name, '+'), v_text));
    end if;
  end loop;
  return new;
end
$$;

-- As before, of a name that the table takes: its reading is cubic in its words.
create or replace function private.require_own_name() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if char_length(btrim(new.display_name)) <= 40 and private.passes_for_academy(new.display_name)
    and not (
      exists (select from private.moderators m where m.user_id = new.id)
      and (private.current_user_id() is null or private.is_moderator())) then
    raise exception 'This name is reserved. Please choose another.' using errcode = 'PT400', hint = 'reserved_name';
  end if;
  return new;
end
$$;

-- As before; a title is looked at once it is known to be no longer than one with a heap of blanks.
create or replace function public.create_bounty(
  p_op_id uuid, p_expected_user uuid, p_title text, p_description text, p_category text,
  p_funding_goal_cents bigint, p_deadline timestamptz, p_requires_photo boolean
) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_user uuid := private.require_user(p_expected_user);
  v_op private.client_ops;
  v_now timestamptz;
  v_title text;
begin
  if char_length(p_title) > 1000 then
    perform private.malformed('title must have 1 to 120 characters');
  end if;
  v_title := btrim(regexp_replace(p_title, '[[:cntrl:][:space:]]+', ' ', 'g'));
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
  end if;

  v_op := private.open_act(p_op_id, v_user, 'create-bounty', p_op_id, jsonb_build_array(
    p_title, p_description, p_category, p_funding_goal_cents, extract(epoch from p_deadline), p_requires_photo)::text);
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
  insert into public.bounties (id, title, description, category, creator_id, funding_goal, deadline, requires_photo, created_at, updated_at)
  values (p_op_id, v_title, p_description, p_category, v_user, p_funding_goal_cents / 100.0, p_deadline, p_requires_photo, v_now, v_now)
  on conflict (id) do nothing;
  if not found then
    raise exception 'op_conflict' using errcode = 'PT409';
  end if;
  return private.answer(p_op_id, false);
end
$$;

-- As before; words are parted once their length is known.
create or replace function public.marketplace(
  p_sort text default 'newest', p_category text default null, p_search text default null,
  p_after_value text default null, p_after_id uuid default null, p_limit integer default 24
) returns table (
  id uuid, title text, description text, category text, creator_id uuid, funding_goal numeric, current_funding numeric,
  contributors integer, deadline timestamptz, created_at timestamptz, updated_at timestamptz, status text,
  requires_photo boolean, is_sample boolean, creator jsonb
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
  if p_after_id is not null and p_after_value is not null then
    v_open := v_open || format(' and (b.%I, b.id) %s ($2::%s, $3)', v_column, v_beyond, v_type);
  end if;
  return query execute format(
    'select b.id, b.title, b.description, b.category, b.creator_id, b.funding_goal, b.current_funding, b.contributors, b.deadline,
       b.created_at, b.updated_at, b.status, b.requires_photo, b.is_sample,
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
  using p_category, p_after_value, p_after_id, least(greatest(coalesce(p_limit, 24), 1), 100);
end
$$;

-- What an account says of itself at its sign-up is a name; of more than a name needs, only what the auth server itself puts there is kept. It stands at the account and
-- once more at its way to sign in. Trigger names decide the order: the profile is made of what is kept.
create function private.bounded_account_data(p_told jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case when octet_length(p_told::text) > 4000 then (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(p_told) where key in ('sub', 'email', 'email_verified', 'phone_verified')
  ) else p_told end
$$;
create function private.bound_account_data() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.raw_user_meta_data := private.bounded_account_data(new.raw_user_meta_data);
  return new;
end
$$;
create function private.bound_identity_data() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.identity_data := private.bounded_account_data(new.identity_data);
  return new;
end
$$;
grant create on schema private to academy_acts;
alter function private.bound_account_data() owner to academy_acts;
alter function private.bound_identity_data() owner to academy_acts;
revoke create on schema private from academy_acts;
revoke execute on function private.bounded_account_data(jsonb), private.bound_account_data(), private.bound_identity_data()
  from public, anon, authenticated, service_role;
grant execute on function private.bounded_account_data(jsonb) to academy_acts;
create trigger academy_0_bound_account_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_account_data();
create trigger academy_bound_identity_data before insert or update of identity_data on auth.identities
  for each row execute function private.bound_identity_data();
