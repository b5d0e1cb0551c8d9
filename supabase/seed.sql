-- Written by supabase/seed/generate-seed.ts from src/content: change the samples there, then run "npx tsx supabase/seed/generate-seed.ts".
-- For the embedded backend, "supabase start" and demonstrations. The accounts have a password that everybody can read.

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at) values
  ('c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 'authenticated', 'authenticated', 'casey@example.test', '$2b$10$A2umBpGhuZ1us8hqtlTRyOycESQtf7ZduxGbdU//y2JBCwHAP6Y5W', now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41","email":"casey@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 'authenticated', 'authenticated', 'sam@example.test', '$2b$10$A2umBpGhuZ1us8hqtlTRyOycESQtf7ZduxGbdU//y2JBCwHAP6Y5W', now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12","email":"sam@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 'authenticated', 'authenticated', 'morgan@example.test', '$2b$10$A2umBpGhuZ1us8hqtlTRyOycESQtf7ZduxGbdU//y2JBCwHAP6Y5W', now(), '{"provider":"email","providers":["email"],"role":"moderator"}'::jsonb, '{"sub":"90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23","email":"morgan@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 'authenticated', 'authenticated', 'riley@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34","email":"riley@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('2b4d6f81-a3c5-4e7f-9012-3456789abc45', 'authenticated', 'authenticated', 'jordan@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"2b4d6f81-a3c5-4e7f-9012-3456789abc45","email":"jordan@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 'authenticated', 'authenticated', 'avery@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"e8f70615-2d3c-4b4a-8596-a7b8c9d0e156","email":"avery@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 'authenticated', 'authenticated', 'quinn@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67","email":"quinn@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('64a8c0e2-f416-4385-b7d9-1b3d5f718278', 'authenticated', 'authenticated', 'dana@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"64a8c0e2-f416-4385-b7d9-1b3d5f718278","email":"dana@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 'authenticated', 'authenticated', 'lee@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"ab12cd34-ef56-4078-9a9b-8c7d6e5f4089","email":"lee@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 'authenticated', 'authenticated', 'harper@example.test', null, now(), '{"provider":"email","providers":["email"]}'::jsonb, '{"sub":"3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a","email":"harper@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now())
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at) values
  ('c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 'email', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', '{"sub":"c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41","email":"casey@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 'email', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', '{"sub":"5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12","email":"sam@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 'email', '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', '{"sub":"90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23","email":"morgan@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 'email', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', '{"sub":"7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34","email":"riley@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('2b4d6f81-a3c5-4e7f-9012-3456789abc45', 'email', '2b4d6f81-a3c5-4e7f-9012-3456789abc45', '2b4d6f81-a3c5-4e7f-9012-3456789abc45', '{"sub":"2b4d6f81-a3c5-4e7f-9012-3456789abc45","email":"jordan@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 'email', 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', '{"sub":"e8f70615-2d3c-4b4a-8596-a7b8c9d0e156","email":"avery@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 'email', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', '{"sub":"1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67","email":"quinn@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('64a8c0e2-f416-4385-b7d9-1b3d5f718278', 'email', '64a8c0e2-f416-4385-b7d9-1b3d5f718278', '64a8c0e2-f416-4385-b7d9-1b3d5f718278', '{"sub":"64a8c0e2-f416-4385-b7d9-1b3d5f718278","email":"dana@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 'email', 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', '{"sub":"ab12cd34-ef56-4078-9a9b-8c7d6e5f4089","email":"lee@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now()),
  ('3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 'email', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', '{"sub":"3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a","email":"harper@example.test","email_verified":true,"phone_verified":false}'::jsonb, now(), now())
on conflict do nothing;

-- Hosted Supabase's auth server finds an account by its instance, and wants empty tokens rather than none.
do $$
declare
  v_column text;
begin
  for v_column in
    select column_name from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER' and column_name in
      ('confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change')
      and exists (select from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id')
  loop
    execute format('update auth.users set %I = '''' where %I is null and email like ''%%@example.test''', v_column, v_column);
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where instance_id is null and email like '%@example.test';
  end loop;
end
$$;

-- Who is made up competes with nobody: nobody signs in as them, and no leaderboard ranks them.
insert into public.profiles as p (id, display_name, hide_from_leaderboard) values
  ('c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 'Casey Rowan', false),
  ('5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 'Sam Whitfield', false),
  ('90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 'Morgan Ellis', false),
  ('7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 'Riley Marsh', true),
  ('2b4d6f81-a3c5-4e7f-9012-3456789abc45', 'Jordan Pike', true),
  ('e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 'Avery Stone', true),
  ('1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 'Quinn Harlow', true),
  ('64a8c0e2-f416-4385-b7d9-1b3d5f718278', 'Dana Birch', true),
  ('ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 'Lee Carver', true),
  ('3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 'Harper Vance', true)
on conflict (id) do update set display_name = excluded.display_name, hide_from_leaderboard = excluded.hide_from_leaderboard where p.display_name = 'Patriot';

insert into private.confirmed_accounts (user_id, email)
select id, email from auth.users where (id, email) in (
  ('c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 'casey@example.test'),
  ('5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 'sam@example.test'),
  ('90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 'morgan@example.test'),
  ('7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 'riley@example.test'),
  ('2b4d6f81-a3c5-4e7f-9012-3456789abc45', 'jordan@example.test'),
  ('e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 'avery@example.test'),
  ('1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 'quinn@example.test'),
  ('64a8c0e2-f416-4385-b7d9-1b3d5f718278', 'dana@example.test'),
  ('ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 'lee@example.test'),
  ('3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 'harper@example.test')
)
on conflict do nothing;

-- Who moderates answers messages, too.
insert into private.staff (user_id) select user_id from private.moderators on conflict do nothing;

insert into public.bounties (id, title, description, category, creator_id, funding_goal, current_funding, contributors, deadline, created_at, updated_at, status, requires_photo, is_sample, place, time_needed) values
  ('f0621f0d-2590-49a7-9a92-1c6efbbedbff', 'Walk the ground of a local landmark', 'Choose one registered historic place within an hour of home. Read its nomination file before you go, walk the site with a paper map, and sketch what is still standing against what the file describes. Write one page: what happened here, what changed, and which direction the old road ran. Stay on public paths and follow the posted hours.', 'Historical Knowledge', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 250.00, 115.00, 3, now() + interval '21 days', now() - interval '4 days', now(), 'active', true, true, 'Anywhere', 'Up to a day'),
  ('4b304e80-e314-4fca-8c7b-469f7726574a', 'Attend a council meeting and explain one vote', 'Sit through a public meeting of your city or county council. Pick one item that came to a vote and explain it in plain words: what was proposed, who spoke for and against, how the vote fell, and what happens next. Quote the agenda, keep your own opinion to one closing paragraph, and share the page with your study group.', 'Civic Engagement', '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 150.00, 35.00, 2, now() + interval '30 days', now() - interval '2 days', now(), 'active', false, true, 'Anywhere', 'Up to a day'),
  ('64e47570-06da-4c98-9cf3-b9e81786cc14', 'Care packages for a deployed unit', 'Work with a recognized support organization near you: ask for its current packing list, gather the items, and fill twelve boxes to its rules. Add a handwritten note of thanks to each. Photograph the sealed boxes with the drop-off receipt; leave names, units and addresses out of the picture.', 'Military Appreciation', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 400.00, 300.00, 4, now() + interval '12 days', now() - interval '9 days', now(), 'active', true, true, null, 'Several days'),
  ('a3057b14-9fb2-4844-aeff-546d5f7ce1e0', 'Map every public AED within one mile', 'A heart does not wait for a search. Walk a one-mile circle around your school or workplace and mark each public defibrillator: building, floor, opening hours, and the shortest route from the street. Ask at the front desk before you photograph anything indoors. Draw one clean map that a stranger could follow at a run, and give it to the building managers.', 'Community Service', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 300.00, 225.00, 3, now() + interval '18 days', now() - interval '6 days', now(), 'active', true, true, 'Anywhere', 'Up to a day'),
  ('bf400866-804a-4574-900f-f29bd1f6ed7f', 'Teach thirteen folds to a youth group', 'Learn to raise, lower and fold the flag by the United States Flag Code, then teach it to a troop, class or club that invites you. Each pair folds once without help. Photograph the finished triangle, not the faces, and write down the two questions they asked that you could not answer, with the answers you found.', 'Flag Etiquette', '2b4d6f81-a3c5-4e7f-9012-3456789abc45', 120.00, 60.00, 3, now() + interval '9 days', now() - interval '3 days', now(), 'active', true, true, 'Anywhere', 'Several days'),
  ('e83d159a-dc18-40ce-9583-0c2fd07721be', 'The Bill of Rights in your own words', 'Rewrite each of the first ten amendments so that a twelve-year-old understands it, then add one court decision that shows where its line was drawn. Cite the case by name and year. No commentary on current politics: the exercise is to state the law fairly enough that people who disagree both nod.', 'Constitutional Studies', 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 200.00, 220.00, 4, now() + interval '16 days', now() - interval '14 days', now(), 'funded', false, true, 'Anywhere', 'Several days'),
  ('2dd7d6bd-d999-4d85-af4b-99aa791dccfa', 'Five monuments, one walking map', 'Plan a loop on foot past five monuments or memorials in your county seat. For each, give the grid reference, the bearing to the next, the paces between, and two sentences on what it remembers. Test the map on a friend who has never done the walk and note where they went wrong.', 'Historical Knowledge', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 180.00, 25.00, 1, now() + interval '45 days', now() - interval '1 days', now(), 'active', true, true, 'Anywhere', 'Up to a day'),
  ('3741dc94-35b1-4297-9c60-d74083829058', 'Serve one day as a poll worker', 'Apply to your election office, complete its training, and work one election day or a training drill. Afterwards write a one-page guide for the next first-timer: what to bring, what the long hours feel like, and how the count is checked. Nothing about how anyone voted, and no photograph inside the polling place.', 'Civic Engagement', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 350.00, 70.00, 2, now() + interval '60 days', now() - interval '8 days', now(), 'active', false, true, null, 'Several days'),
  ('d2e1839d-543f-424f-b34f-dab79a0bfca9', 'Clean twenty veterans’ headstones', 'Ask the cemetery office for permission and for its own method first; most allow only water and a soft brush. Clean twenty stones, set the flags straight, and look up the service of one name in the public record. Photograph your tools and the row before and after.', 'Military Appreciation', '64a8c0e2-f416-4385-b7d9-1b3d5f718278', 220.00, 220.00, 5, now() + interval '6 days', now() - interval '17 days', now(), 'funded', true, true, 'Portland, Oregon', 'Up to a day'),
  ('0c22bd36-4c1d-459c-ad01-1c0435e3b19c', 'Mend the markers on a mile of trail', 'Adopt one mile of a public trail through its land manager. Walk it both ways, log every missing or misleading marker with its grid reference, and help the manager’s crew put three of them right. Your log should let the next volunteer start where you stopped.', 'Community Service', 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 160.00, 60.00, 3, now() + interval '25 days', now() - interval '5 days', now(), 'active', true, true, 'Bend, Oregon', 'Several days'),
  ('6e55c276-1713-49f0-9a25-c67fb690bda9', 'Retire worn flags with dignity', 'Set up a collection box for worn flags at a library, shop or school that agrees to host it. After two weeks take what was collected to a veterans’ post or fire station that holds retirement ceremonies, attend one, and describe each part of the ceremony and what it stands for.', 'Flag Etiquette', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 100.00, 10.00, 1, now() + interval '28 days', now() + interval '0 days', now(), 'active', true, true, null, null),
  ('66e11fab-5521-4ce4-a8c4-307dde3312c2', 'Argue both sides of the Fourth Amendment', 'Take one search-and-seizure case that every law student reads. Write the best brief you can for each side, one page each, then swap with a partner and mark the weakest sentence in theirs. Finish with the holding in a single line and the page where the court says it.', 'Constitutional Studies', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 140.00, 140.00, 2, now() + interval '4 days', now() - interval '31 days', now(), 'completed', false, true, 'Anywhere', null)
on conflict do nothing;

insert into public.contributions (id, bounty_id, contributor_id, amount, anonymous, position, total_after, created_at) values
  ('f0621f0d-2590-49a7-9a92-000000000000', 'f0621f0d-2590-49a7-9a92-1c6efbbedbff', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 50.00, false, 1, 50.00, now() - interval '4320 minutes'),
  ('f0621f0d-2590-49a7-9a92-000000000001', 'f0621f0d-2590-49a7-9a92-1c6efbbedbff', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 25.00, false, 2, 75.00, now() - interval '2880 minutes'),
  ('f0621f0d-2590-49a7-9a92-000000000002', 'f0621f0d-2590-49a7-9a92-1c6efbbedbff', '64a8c0e2-f416-4385-b7d9-1b3d5f718278', 40.00, true, 3, 115.00, now() - interval '1440 minutes'),
  ('4b304e80-e314-4fca-8c7b-000000000000', '4b304e80-e314-4fca-8c7b-469f7726574a', '2b4d6f81-a3c5-4e7f-9012-3456789abc45', 25.00, false, 1, 25.00, now() - interval '1920 minutes'),
  ('4b304e80-e314-4fca-8c7b-000000000001', '4b304e80-e314-4fca-8c7b-469f7726574a', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 10.00, false, 2, 35.00, now() - interval '960 minutes'),
  ('64e47570-06da-4c98-9cf3-000000000000', '64e47570-06da-4c98-9cf3-b9e81786cc14', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 100.00, false, 1, 100.00, now() - interval '10368 minutes'),
  ('64e47570-06da-4c98-9cf3-000000000001', '64e47570-06da-4c98-9cf3-b9e81786cc14', 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 100.00, false, 2, 200.00, now() - interval '7776 minutes'),
  ('64e47570-06da-4c98-9cf3-000000000002', '64e47570-06da-4c98-9cf3-b9e81786cc14', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 50.00, false, 3, 250.00, now() - interval '5184 minutes'),
  ('64e47570-06da-4c98-9cf3-000000000003', '64e47570-06da-4c98-9cf3-b9e81786cc14', 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 50.00, true, 4, 300.00, now() - interval '2592 minutes'),
  ('a3057b14-9fb2-4844-aeff-000000000000', 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0', '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 50.00, false, 1, 50.00, now() - interval '6480 minutes'),
  ('a3057b14-9fb2-4844-aeff-000000000001', 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 100.00, false, 2, 150.00, now() - interval '4320 minutes'),
  ('a3057b14-9fb2-4844-aeff-000000000002', 'a3057b14-9fb2-4844-aeff-546d5f7ce1e0', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 75.00, false, 3, 225.00, now() - interval '2160 minutes'),
  ('bf400866-804a-4574-900f-000000000000', 'bf400866-804a-4574-900f-f29bd1f6ed7f', '64a8c0e2-f416-4385-b7d9-1b3d5f718278', 20.00, false, 1, 20.00, now() - interval '3240 minutes'),
  ('bf400866-804a-4574-900f-000000000001', 'bf400866-804a-4574-900f-f29bd1f6ed7f', 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 25.00, false, 2, 45.00, now() - interval '2160 minutes'),
  ('bf400866-804a-4574-900f-000000000002', 'bf400866-804a-4574-900f-f29bd1f6ed7f', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 15.00, false, 3, 60.00, now() - interval '1080 minutes'),
  ('e83d159a-dc18-40ce-9583-000000000000', 'e83d159a-dc18-40ce-9583-0c2fd07721be', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 100.00, false, 1, 100.00, now() - interval '16128 minutes'),
  ('e83d159a-dc18-40ce-9583-000000000001', 'e83d159a-dc18-40ce-9583-0c2fd07721be', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 50.00, false, 2, 150.00, now() - interval '12096 minutes'),
  ('e83d159a-dc18-40ce-9583-000000000002', 'e83d159a-dc18-40ce-9583-0c2fd07721be', '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 50.00, false, 3, 200.00, now() - interval '8064 minutes'),
  ('e83d159a-dc18-40ce-9583-000000000003', 'e83d159a-dc18-40ce-9583-0c2fd07721be', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 20.00, false, 4, 220.00, now() - interval '4032 minutes'),
  ('2dd7d6bd-d999-4d85-af4b-000000000000', '2dd7d6bd-d999-4d85-af4b-99aa791dccfa', '2b4d6f81-a3c5-4e7f-9012-3456789abc45', 25.00, false, 1, 25.00, now() - interval '720 minutes'),
  ('3741dc94-35b1-4297-9c60-000000000000', '3741dc94-35b1-4297-9c60-d74083829058', 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 50.00, false, 1, 50.00, now() - interval '7680 minutes'),
  ('3741dc94-35b1-4297-9c60-000000000001', '3741dc94-35b1-4297-9c60-d74083829058', 'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089', 20.00, true, 2, 70.00, now() - interval '3840 minutes'),
  ('d2e1839d-543f-424f-b34f-000000000000', 'd2e1839d-543f-424f-b34f-dab79a0bfca9', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41', 50.00, false, 1, 50.00, now() - interval '20400 minutes'),
  ('d2e1839d-543f-424f-b34f-000000000001', 'd2e1839d-543f-424f-b34f-dab79a0bfca9', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 50.00, false, 2, 100.00, now() - interval '16320 minutes'),
  ('d2e1839d-543f-424f-b34f-000000000002', 'd2e1839d-543f-424f-b34f-dab79a0bfca9', '5a3b7c9d-1e2f-4a6b-8c0d-2f4e6a8b0c12', 50.00, false, 3, 150.00, now() - interval '12240 minutes'),
  ('d2e1839d-543f-424f-b34f-000000000003', 'd2e1839d-543f-424f-b34f-dab79a0bfca9', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 50.00, false, 4, 200.00, now() - interval '8160 minutes'),
  ('d2e1839d-543f-424f-b34f-000000000004', 'd2e1839d-543f-424f-b34f-dab79a0bfca9', '2b4d6f81-a3c5-4e7f-9012-3456789abc45', 20.00, false, 5, 220.00, now() - interval '4080 minutes'),
  ('0c22bd36-4c1d-459c-ad01-000000000000', '0c22bd36-4c1d-459c-ad01-1c0435e3b19c', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 25.00, false, 1, 25.00, now() - interval '5400 minutes'),
  ('0c22bd36-4c1d-459c-ad01-000000000001', '0c22bd36-4c1d-459c-ad01-1c0435e3b19c', '64a8c0e2-f416-4385-b7d9-1b3d5f718278', 25.00, false, 2, 50.00, now() - interval '3600 minutes'),
  ('0c22bd36-4c1d-459c-ad01-000000000002', '0c22bd36-4c1d-459c-ad01-1c0435e3b19c', '90f1d2b3-7a64-4e58-b1c9-3d5e7f9a1b23', 10.00, false, 3, 60.00, now() - interval '1800 minutes'),
  ('6e55c276-1713-49f0-9a25-000000000000', '6e55c276-1713-49f0-9a25-c67fb690bda9', '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34', 10.00, false, 1, 10.00, now() - interval '0 minutes'),
  ('66e11fab-5521-4ce4-a8c4-000000000000', '66e11fab-5521-4ce4-a8c4-307dde3312c2', 'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156', 90.00, false, 1, 90.00, now() - interval '29760 minutes'),
  ('66e11fab-5521-4ce4-a8c4-000000000001', '66e11fab-5521-4ce4-a8c4-307dde3312c2', '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a', 50.00, false, 2, 140.00, now() - interval '14880 minutes')
on conflict do nothing;

insert into public.bounty_acceptances (id, bounty_id, user_id, status, created_at, updated_at) values
  ('66e11fab-5521-4ce4-a8c4-00000000acce', '66e11fab-5521-4ce4-a8c4-307dde3312c2', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 'completed', now() - interval '7 days', now() - interval '1 days')
on conflict do nothing;

insert into public.completions (id, acceptance_id, bounty_id, user_id, status, created_at, reviewed_at, reviewer_id) values
  ('66e11fab-5521-4ce4-a8c4-00000000d01e', '66e11fab-5521-4ce4-a8c4-00000000acce', '66e11fab-5521-4ce4-a8c4-307dde3312c2', '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67', 'approved', now() - interval '2 days', now() - interval '1 days', 'c1e4a6d0-5b2f-4c8e-9a37-0d6f1b2c3e41')
on conflict do nothing;
