-- Names come with what people did in public, and with nothing else: a list of profiles would tell every visitor who has an account and how many
-- there are. Straight from the table only the creators of bounties that are on show can be read, since cards embed creator:profiles(display_name), and
-- whoever asks, the own. Names in ledgers and on the leaderboard come from the functions that answer with them.
create policy select_visitor on public.profiles for select to anon
  using (exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null));
create policy select_member on public.profiles for select to authenticated
  using (
    id = (select private.current_user_id())
    or exists (select from public.bounties b where b.creator_id = profiles.id and b.hidden_at is null)
    or (select private.is_moderator()));
