import { sql } from 'drizzle-orm';
import { FAMILY_STATUSES } from '@amberway/contract/activity-notes/status';
import type { GasEvidenceKind } from '@amberway/contract/gas/limits';
import { quoted } from '../../kernel/db/columns.ts';
import { db } from '../../kernel/db/context.ts';
import { activityNotes } from '../activity-notes/public.ts';
import { skills, tasks } from '../programme/public.ts';
import type { StoredEvidence } from './tables.ts';

export type Titled = { kind: GasEvidenceKind; id: string; title: string };

/** Those of the records that this child has and the family may read, with their titles. */
export const findEvidence = async (memberId: string, evidence: readonly StoredEvidence[]): Promise<Titled[]> => {
  if (evidence.length === 0) return [];
  const wanted = JSON.stringify(evidence);
  const { rows } = (await db().execute(sql`
    with wanted as (select kind, id from jsonb_to_recordset(${wanted}::jsonb) as w(kind text, id uuid))
    select w.kind, w.id, n.title from wanted w join ${activityNotes} n on w.kind = 'note' and n.id = w.id
      where n.member_id = ${memberId} and n.deleted_at is null and n.status in (${quoted(FAMILY_STATUSES)})
    union select w.kind, w.id, t.name from wanted w join ${tasks} t on w.kind = 'task' and t.id = w.id
      where t.member_id = ${memberId} and t.deleted_at is null
    union select w.kind, w.id, s.name from wanted w join ${skills} s on w.kind = 'skill' and s.id = w.id
      where s.member_id = ${memberId} and s.deleted_at is null`)) as { rows: Titled[] };
  return rows;
};
