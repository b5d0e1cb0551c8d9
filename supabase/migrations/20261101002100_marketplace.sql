-- Text search looks for a part of a word anywhere, which an index on trigrams answers.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The words of open bounties, apart from the bounties themselves: a pledge rewrites the bounty's row and with it every index entry
-- that points to it, and the entries of a long text are hundreds. Here they are written once, and removed when the bounty closes.
create table private.bounty_words (
  bounty_id uuid primary key references public.bounties (id) on delete cascade,
  words text not null
);
create index bounty_words_trigrams on private.bounty_words using gin (words extensions.gin_trgm_ops);
grant select, insert, delete on private.bounty_words to academy_acts;

create function private.keep_bounty_words() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.bounty_words where bounty_id = new.id;
  elsif new.status in ('active', 'funded') then
    insert into private.bounty_words (bounty_id, words) values (new.id, lower(new.title || E'\n' || new.description));
  end if;
  return new;
end
$$;
create trigger academy_write_bounty_words after insert on public.bounties
  for each row execute function private.keep_bounty_words();
create trigger academy_drop_bounty_words after update of status on public.bounties
  for each row when (old.status in ('active', 'funded') and new.status in ('completed', 'expired'))
  execute function private.keep_bounty_words();

-- The Marketplace: open bounties by deadline (both "newest", which the product sorts by latest deadline, and "ending soon"), by
-- funding and by contributors, each over all categories and within one. Pages start after a (value, id) pair.
create index bounties_by_deadline on public.bounties (deadline, id) where status in ('active', 'funded') and hidden_at is null;
create index bounties_by_funding on public.bounties (current_funding, id) where status in ('active', 'funded') and hidden_at is null;
create index bounties_by_contributors on public.bounties (contributors, id) where status in ('active', 'funded') and hidden_at is null;
create index bounties_of_category_by_deadline on public.bounties (category, deadline, id)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_of_category_by_funding on public.bounties (category, current_funding, id)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_of_category_by_contributors on public.bounties (category, contributors, id)
  where status in ('active', 'funded') and hidden_at is null;

-- A page of the Marketplace. p_sort: newest, most-funded, ending-soon, most-popular. p_after_value and p_after_id are the sort
-- column's value and the id of the last row that the reader has. p_search looks into title and description, in any letter case;
-- fewer than three letters have no trigram, so they are looked for among the first 2,000 bounties only.
--
-- A function for two reasons: the API can't ask for the rows after a pair of values without reading those before it; and row
-- security would run before the search, whose operator it doesn't trust, and so keep it from its index. What row security
-- would do here, leaving out what is hidden, every query below does itself. Bounties past their deadline are left out, expired or not yet.
create function public.marketplace(
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
  v_words text := lower(nullif(btrim(p_search), ''));
  v_pattern text := '%' || replace(replace(replace(v_words, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  v_open text;
begin
  if p_sort is null or p_sort not in ('newest', 'most-funded', 'ending-soon', 'most-popular') then
    perform private.malformed('unknown sort');
  elsif char_length(v_words) > 200 then
    perform private.malformed('search has at most 200 characters');
  end if;
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
      when v_words is null then format('select b.* from public.bounties b where %s order by b.%I %s, b.id %s limit $4',
        v_open, v_column, v_direction, v_direction)
      when char_length(v_words) < 3 then format(
        'select b.* from (select * from public.bounties b where %s order by b.%I %s, b.id %s limit 2000) b
         join private.bounty_words w on w.bounty_id = b.id and w.words like $5 order by b.%I %s, b.id %s limit $4',
        v_open, v_column, v_direction, v_direction, v_column, v_direction, v_direction)
      else format('select b.* from public.bounties b join private.bounty_words w on w.bounty_id = b.id and w.words like $5
         where %s order by b.%I %s, b.id %s limit $4', v_open, v_column, v_direction, v_direction)
    end, v_column, v_direction, v_direction)
  using p_category, p_after_value, p_after_id, least(greatest(coalesce(p_limit, 24), 1), 100), v_pattern;
end
$$;

grant create on schema public, private to academy_acts;
alter function private.keep_bounty_words() owner to academy_acts;
alter function public.marketplace(text, text, text, text, uuid, integer) owner to academy_acts;
revoke create on schema public, private from academy_acts;
revoke execute on function private.keep_bounty_words(), public.marketplace(text, text, text, text, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.marketplace(text, text, text, text, uuid, integer) to anon, authenticated;
