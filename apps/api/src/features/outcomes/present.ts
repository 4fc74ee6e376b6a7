import type { Outcome, FoundOutcome } from '@amberway/contract/outcomes/schemas';
import type { OutcomeRow, searchOutcomes } from './queries.ts';

const named = (entry: { id: string; name: string } | null) => entry && { _id: entry.id, name: entry.name };

export const presentOutcome = ({ id, memberId, type, complexity, ...row }: OutcomeRow): Outcome => ({
  ...row,
  _id: id,
  member: memberId,
  outcomeType: named(type),
  complexity: named(complexity),
});

type Found = Awaited<ReturnType<typeof searchOutcomes>>['rows'][number];

export const presentFound = ({ id, member, ...row }: Found): FoundOutcome => ({
  ...row,
  _id: id,
  member: { _id: member.id, firstName: member.firstName, lastName: member.lastName },
});
