-- The Marketplace's indexes hold what a reader may narrow by, so that rows that aren't asked for cost no read of the table: the deep page
-- of all filters read half of a category. The indexes of a category and an order go.
drop index public.bounties_by_deadline, public.bounties_by_funding, public.bounties_by_contributors,
  public.bounties_of_category_by_deadline, public.bounties_of_category_by_funding, public.bounties_of_category_by_contributors;
create index bounties_by_deadline on public.bounties (deadline, id, category, place, time_needed)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_by_funding on public.bounties (current_funding, id, category, place, time_needed, deadline)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_by_contributors on public.bounties (contributors, id, category, place, time_needed, deadline)
  where status in ('active', 'funded') and hidden_at is null;
create index bounties_of_category on public.bounties (category) where status in ('active', 'funded') and hidden_at is null;
