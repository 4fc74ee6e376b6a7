-- The planner estimates the entries of a skill by the average. Where few skills have millions of them it would read the
-- whole table for the graph of any skill, so it is told a number that leads to the index.
ALTER TABLE "practice_entries" ALTER COLUMN "skill_id" SET (n_distinct = -0.005);--> statement-breakpoint
ANALYZE "practice_entries" ("skill_id");
