-- The search finds words whatever their case, accents, quotation marks and blanks, each anywhere in title or description, in any order. The client has the same
-- rule in src/domain/folded.ts, and both are held to one list.
create function private.folded(p_text text) returns text
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select btrim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(translate(
      lower(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u00AD\u200B-\u200F\u2060\uFEFF]', '', 'g')),
      'øłđðħŧıς‐‑‒–—―−', 'olddhtiσ-------'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    '[''"`‘’‚‛“”„‟′″«»‹›ʼ]', '', 'g'), '\s+', ' ', 'g'))
$$;
revoke execute on function private.folded(text) from public, anon, authenticated, service_role;
grant execute on function private.folded(text) to academy_acts;

create or replace function private.keep_bounty_words() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.bounty_words where bounty_id = new.id;
  elsif new.status in ('active', 'funded') then
    insert into private.bounty_words (bounty_id, words) values (new.id, private.folded(new.title || E'\n' || new.description));
  end if;
  return new;
end
$$;
update private.bounty_words w set words = private.folded(b.title || E'\n' || b.description) from public.bounties b where b.id = w.bounty_id;

-- As before, by the words of p_search. Fewer than three letters have no trigram: where no word has as many, they are looked for among the first 2,000 bounties only.
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
  v_words text[] := array(select distinct word from regexp_split_to_table(private.folded(p_search), ' ') word where word <> '');
  v_holds text;
  v_open text;
begin
  if p_sort is null or p_sort not in ('newest', 'most-funded', 'ending-soon', 'most-popular') then
    perform private.malformed('unknown sort');
  elsif char_length(p_search) > 200 then
    perform private.malformed('search has at most 200 characters');
  end if;
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
