-- Bounties: the table, who may read what of it, how one is made and how it ends, and the lists that everybody sees: the board and the
-- Marketplace.

-- A bounty: an educational challenge that one person sets, others pledge to, and one or more people do. The id is made on the creator's
-- device: it is also the key of the act that creates it, so that a pledge made offline can name it.
--
-- current_funding, contributors and status are the server's own. They repeat what the ledger and the acceptances say, so that a list of 24
-- cards reads 24 rows; the acts move them in the same transaction as the rows they sum up.
create table public.bounties (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120 and title = btrim(title)),
  description text not null check (char_length(description) between 1 and 4000 and description ~ '\S'),
  category text not null check (category in (
    'Historical Knowledge', 'Civic Engagement', 'Military Appreciation',
    'Community Service', 'Flag Etiquette', 'Constitutional Studies'
  )),
  creator_id uuid references public.profiles (id) on delete set null,
  funding_goal numeric(12, 2) not null check (funding_goal between 1 and 1000000),
  current_funding numeric(12, 2) not null default 0 check (current_funding >= 0),
  contributors integer not null default 0 check (contributors >= 0),
  deadline timestamptz not null check (isfinite(deadline)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('active', 'funded', 'completed', 'expired')),
  requires_photo boolean not null default true,
  is_sample boolean not null default false,
  hidden_at timestamptz,
  -- Why a moderator has hidden it. Who may see the row may see the reason.
  hidden_reason text check (char_length(hidden_reason) between 1 and 2000),
  -- Where it can be done, in its creator's words or as the one word "Anywhere", and how long that takes. Null where nothing is said.
  place text check (char_length(place) between 1 and 60 and place = btrim(place)),
  time_needed text check (time_needed in ('Up to an hour', 'Up to a day', 'Several days')),
  constraint bounties_hidden_reason_of_hidden check (hidden_reason is null or hidden_at is not null)
);
alter table public.bounties alter column creator_id set statistics 0;
revoke all on public.bounties from anon, authenticated, service_role;
grant select on public.bounties to service_role;
alter table public.bounties enable row level security;

-- Bounties are public to read, except those that a moderator has hidden: these stay visible to their creator, who shall know, and to
-- moderators. No INSERT, UPDATE or DELETE is granted to any API role, not even on the own bounty: a title changed after others pledged
-- would be another promise, and a total is money.
--
-- The columns are named, here and wherever a person reads a table: a right to a whole table is one to its hidden columns too, and xmin
-- numbers the transactions of all people in their order.
grant select (
  id, title, description, category, creator_id, funding_goal, current_funding, contributors, deadline, created_at, updated_at, status,
  requires_photo, is_sample, hidden_at, hidden_reason, place, time_needed
) on public.bounties to anon, authenticated;
create policy select_visitor on public.bounties for select to anon using (hidden_at is null);
create policy select_member on public.bounties for select to authenticated
  using (hidden_at is null or creator_id = (select private.require_reader()) or (select private.is_moderator()));

-- The acts insert a bounty, and afterwards change only what moves: totals, status, visibility. Not the promise itself.
grant select, insert, update (current_funding, contributors, status, updated_at, hidden_at, hidden_reason) on public.bounties to academy_acts;
create policy select_acts on public.bounties for select to academy_acts using (true);
create policy insert_acts on public.bounties for insert to academy_acts with check (true);
create policy update_acts on public.bounties for update to academy_acts using (true) with check (true);

-- Active Bounties: newest first, by pages that start after (created_at, id).
create index bounties_active_newest on public.bounties (created_at desc, id desc) where status = 'active';

-- The board: real ones and samples, each half from its newest end.
create index bounties_active_real on public.bounties (created_at desc, id desc) where status = 'active' and not is_sample;
create index bounties_active_samples on public.bounties (created_at desc, id desc) where status = 'active' and is_sample;

-- My Bounties, "Created"; and the foreign key to profiles when an account goes.
create index bounties_of_creator on public.bounties (creator_id, created_at desc, id desc);

-- What is due to expire; the expiry looks nowhere else.
create index bounties_due on public.bounties (deadline) where status in ('active', 'funded');

-- The Marketplace: open bounties by deadline (both "newest", which the product sorts by latest deadline, and "ending soon"), by funding and
-- by contributors. Pages start after a (value, id) pair. What a reader may narrow by stands behind the pair: a row that isn't asked for is
-- passed over within the index, without its table being read.
create index bounties_by_deadline on public.bounties (deadline, id, category, place, time_needed)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_by_funding on public.bounties (current_funding, id, category, place, time_needed, deadline)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_by_contributors on public.bounties (contributors, id, category, place, time_needed, deadline)
  where status in ('active', 'funded') and hidden_at is null;

-- The Marketplace where few bounties have the category, place or time asked for: they are found here, many by walking an index above. One a
-- filter and not one an order as well, since a pledge writes each index of its bounty anew; what is not said stands in none.
create index bounties_of_category on public.bounties (category) where status in ('active', 'funded') and hidden_at is null;
create index bounties_of_place on public.bounties (place) where status in ('active', 'funded') and hidden_at is null and place is not null;
create index bounties_of_time_needed on public.bounties (time_needed)
  where status in ('active', 'funded') and hidden_at is null and time_needed is not null;

create trigger academy_require_human_text before insert on public.bounties
  for each row execute function private.require_human_text('title', '+description', 'place');
create trigger academy_require_human_reason before update of hidden_reason on public.bounties
  for each row when (new.hidden_reason is not null) execute function private.require_human_text('+hidden_reason');

-- When a bounty last changed, for everybody: the day, and how many changes that day had; to the second it would tell who pledged. Phones
-- keep the newer of two copies by it, so each change still makes it greater.
create function private.tell_day_of_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at := greatest(old.updated_at + interval '1 millisecond', date_trunc('day', clock_timestamp(), 'UTC'));
  return new;
end
$$;
create trigger academy_tell_day_of_change before update on public.bounties
  for each row execute function private.tell_day_of_change();

-- Names come with what people did in public, and with nothing else: a list of profiles would tell every visitor who has an account and how
-- many there are. Straight from the table only the creators of bounties that are on show can be read, since cards embed
-- creator:profiles(display_name), and whoever asks, the own. Names in ledgers and on the leaderboard come from the functions that answer
-- with them.
create policy select_visitor on public.profiles for select to anon
  using (exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null));
create policy select_member on public.profiles for select to authenticated
  using (
    id = (select private.reader_id())
    or exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null)
    or (select private.is_moderator()));

-- A bounty as an answer carries it: the row as the API reads it, with its creator's name.
create function private.entity_of(p_bounty public.bounties) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return to_jsonb(p_bounty) || jsonb_build_object('creator',
    (select jsonb_build_object('display_name', p.display_name) from public.profiles p where p.id = p_bounty.creator_id));
end
$$;

-- The same by its id, as it is at that moment; a hidden one only to its creator, to who has a part in it, and to a moderator who may
-- moderate now.
create function private.bounty_entity(p_bounty_id uuid, p_viewer uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
declare
  v_bounty public.bounties;
begin
  select * into v_bounty from public.bounties b
  where b.id = p_bounty_id
    and (b.hidden_at is null or b.creator_id = p_viewer or private.has_part(b.id, p_viewer)
      or (p_viewer = private.current_user_id() and private.is_moderator()));
  return case when v_bounty.id is null then null else private.entity_of(v_bounty) end;
end
$$;

-- Creates a bounty. Its id is the act's key. Amounts are cents. A title and a place are looked at once they are known to be no longer than
-- one with a heap of blanks. A place is told in words: what is made of nothing but numbers and compass letters is none. Who says neither
-- place nor time sends what the first version sent, and the request has the same hash. A deadline lies at most five years ahead: a year
-- with a digit too many is refused with a reason, which its author reads. A day more is for the end of that day in the author's zone.
-- Refusals: daily_limit (so many creations a day and person), deadline_in_past (it may have passed while the act waited on a phone),
-- deadline_too_far.
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

-- Brings one bounty up to date with the clock and answers its status. The caller holds the row's lock.
--
-- A bounty expires when its deadline passes with nothing approved and nothing under review. Under review is a submission that waits, or one
-- sent back for changes less than seven days ago: its submitter may still mend it. Everybody else's acceptance ends at the deadline. Whose
-- acceptance ends hears of it, and so do the creator and the contributors. Nothing is written to the ledger: that the pledges are released
-- follows from the status.
create function private.settle_bounty(p_bounty public.bounties, p_now timestamptz) returns text
language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
begin
  if p_bounty.status not in ('active', 'funded') or p_bounty.deadline > p_now then
    return p_bounty.status;
  end if;
  with ended as (
    update public.bounty_acceptances set status = 'expired', updated_at = p_now
    where bounty_id = p_bounty.id
      and (status = 'in_progress' or (status = 'changes_requested' and changes_requested_at + interval '7 days' <= p_now))
    returning user_id
  )
  insert into public.notifications (user_id, kind, bounty_id)
  select user_id, 'acceptance_expired', p_bounty.id from ended;
  if exists (
    select from public.bounty_acceptances
    where bounty_id = p_bounty.id and status in ('submitted', 'changes_requested')
  ) then
    return p_bounty.status;
  end if;
  update public.bounties set status = 'expired', updated_at = p_now where id = p_bounty.id;
  insert into public.notifications (user_id, kind, bounty_id)
  select p_bounty.creator_id, 'bounty_expired', p_bounty.id where p_bounty.creator_id is not null;
  perform private.tell_contributors(p_bounty, 'pledge_released', null);
  return 'expired';
end
$$;

-- Settles what is due, at most so many at a time, and answers how many expired. Rows that an act holds are left for the next run, so it
-- never waits and never makes anybody wait. It does only what the clock has decided; pg_cron calls it where it exists, the embedded backend
-- and the app's pulls do where it doesn't.
create function public.expire_due_bounties(p_limit integer default 200) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_bounty public.bounties;
  v_expired integer := 0;
begin
  for v_bounty in
    select * from public.bounties b
    where b.status in ('active', 'funded') and b.deadline <= v_now
      and not exists (
        select from public.bounty_acceptances a
        where a.bounty_id = b.id and (
          a.status = 'submitted' or (a.status = 'changes_requested' and a.changes_requested_at + interval '7 days' > v_now)))
    order by b.deadline
    limit least(greatest(p_limit, 1), 1000)
    for no key update skip locked
  loop
    if private.settle_bounty(v_bounty, v_now) = 'expired' then
      v_expired := v_expired + 1;
    end if;
  end loop;
  perform private.note_run('expire_due_bounties');
  return v_expired;
end
$$;

-- Every minute. Where pg_cron isn't there, nothing is lost: every act settles the bounty that it touches.
do $$
begin
  if to_regproc('cron.schedule') is not null then
    perform cron.schedule('academy-expire-due-bounties', '* * * * *', 'select public.expire_due_bounties(1000)');
  end if;
exception when others then
  raise notice 'pg_cron is not used: %', sqlerrm;
end
$$;

-- The newest open bounties, for the first look of somebody who has just come: the rows that a page without the client needs, at one address
-- for everybody, so that what stands between may keep the answer for seconds. A browser keeps none: who acts and comes back asks anew. Real
-- ones come first, and ten of them leave no room for samples, which are there to show how a board looks.
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

-- The words of open bounties, apart from the bounties themselves: a pledge rewrites the bounty's row and with it every index entry that
-- points to it, and the entries of a long text are hundreds. Here they are written once, and removed when the bounty closes.
create table private.bounty_words (
  bounty_id uuid primary key references public.bounties (id) on delete cascade,
  words text not null
);
create index bounty_words_trigrams on private.bounty_words using gin (words extensions.gin_trgm_ops);
grant select, insert, delete on private.bounty_words to academy_acts;

-- Writes the words of a new bounty, and drops those of one that closes.
create function private.keep_bounty_words() returns trigger
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
create trigger academy_write_bounty_words after insert on public.bounties
  for each row execute function private.keep_bounty_words();
create trigger academy_drop_bounty_words after update of status on public.bounties
  for each row when (old.status in ('active', 'funded') and new.status in ('completed', 'expired'))
  execute function private.keep_bounty_words();

-- A page of the Marketplace. p_sort: newest, most-funded, ending-soon, most-popular. p_after_value and p_after_id are the sort column's
-- value and the id of the last row that the reader has. The words of p_search are looked for in title, description and place, whatever
-- their case and accents. Fewer than three letters have no trigram: where no word has as many, they are looked for among the first 2,000
-- bounties only. Words are parted once their length is known.
--
-- A function for two reasons: the API can't ask for the rows after a pair of values without reading those before it; and row security would
-- run before the search, whose operator it doesn't trust, and so keep it from its index. What row security would do here, leaving out what
-- is hidden, every query below does itself. Bounties past their deadline are left out, expired or not yet.
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
