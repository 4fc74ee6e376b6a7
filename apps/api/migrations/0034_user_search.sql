-- Every six letters in a row of what a user is searched by, at its end fewer, each behind the first letters of type and
-- status (`users/search-grams.ts` searches for them). The cost keeps the planner from calling it for every
-- row, and no search is shared among parallel workers: starting them takes longer than a search.
CREATE FUNCTION "user_search_grams"(type text, user_status text, search_text text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED COST 1000 AS $$
    SELECT array_to_tsvector(array(
      SELECT left($1, 1) || left($2, 2) || substr($3, n, 6) FROM generate_series(1, length($3)) n))
  $$;--> statement-breakpoint
CREATE INDEX "users_search_grams" ON "users" USING gin (user_search_grams(type, user_status, search_text));
