-- An address of mail in the form that browsers and the auth server take, with a dot in its domain: the rule of the client's src/domain/email.ts and of the edge
-- functions, held to one list of addresses. Addresses come in any case.
create or replace function private.is_email(p_email text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(char_length(p_email) <= 254
    and p_email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$', false)
$$;
