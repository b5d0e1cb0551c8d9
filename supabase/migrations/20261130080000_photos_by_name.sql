-- A photo is looked for by its whole name alone. An index in the names' order would also find all photos of a person, and an answer that holds none of them would take longer
-- the more there are.
drop index public.completions_by_photo;
create index completions_by_photo on public.completions using hash (photo_path) where photo_path is not null;
