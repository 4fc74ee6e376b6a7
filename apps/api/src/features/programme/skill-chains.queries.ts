import { type SQL, sql } from 'drizzle-orm';
import { skills } from './skills/tables.ts';

/**
 * Each of the skills `s` with itself and those that it begins again, as rows of `skill_id` and `part_id`: what was
 * practised of a part was practised of the skill. A deleted skill is in no chain and ends it.
 */
export const skillChains = (where: SQL): SQL => sql`(
  with recursive chain as (
    select s.id as skill_id, s.id as part_id, s.resumed_from from ${skills} s where ${where} and s.deleted_at is null
    union all
    select chain.skill_id, s.id, s.resumed_from from ${skills} s join chain on s.id = chain.resumed_from
      where s.deleted_at is null
  )
  select skill_id, part_id from chain)`;

/** The skill that begins this one again, if any. */
export const resumedBy = (skillId: SQL): SQL<string | null> =>
  sql`(select n.id from ${skills} n where n.resumed_from = ${skillId} and n.deleted_at is null)`;
