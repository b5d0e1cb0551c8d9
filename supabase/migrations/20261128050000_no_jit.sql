-- The planner takes a recursive question about a person's payments for a costly one and compiled it each time: 2.6 s on two cores for what takes 3 ms. No question of the
-- product is so large that compiling pays. It counts for connections that begin from now on.
do $$ begin execute format('alter database %I set jit = off', current_database()); end $$;
