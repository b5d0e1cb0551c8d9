-- Sample members whom nobody can sign in as are made up, and compete with nobody: they are hidden from the leaderboard, count in nobody's rank, and what was invented as
-- their scores and achievements goes. The app shows them apart, below who has done something, while few have. Their ids are those of src/content/sample-members.ts.
with made_up as (
  update public.profiles set hide_from_leaderboard = true where id in (
    '7d2c4b6a-8f90-4e1d-a3b5-c7d9e1f30a34',
    '2b4d6f81-a3c5-4e7f-9012-3456789abc45',
    'e8f70615-2d3c-4b4a-8596-a7b8c9d0e156',
    '1f3e5d7c-9b8a-4796-a5b4-c3d2e1f00f67',
    '64a8c0e2-f416-4385-b7d9-1b3d5f718278',
    'ab12cd34-ef56-4078-9a9b-8c7d6e5f4089',
    '3c5e7a90-b2d4-4f68-8e1a-6b4c2d0f8e9a')
  returning id
), ungiven as (
  delete from private.given_achievements g using made_up m where g.user_id = m.id
)
delete from private.scores s using made_up m where s.user_id = m.id;
