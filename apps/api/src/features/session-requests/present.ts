import type { SessionRequest } from '@amberway/contract/session-requests/schemas';
import type { RequestTime } from '@amberway/contract/session-requests/times';
import type { RequestRow } from './queries.ts';

export const presentRequest = ({ row, member, coach, family, startTime }: RequestRow): SessionRequest => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  customer: row.customerId,
  family,
  member,
  coach,
  // Only values of the contract are stored.
  times: row.times as RequestTime[],
  about: row.about,
  line: row.line,
  status: row.status,
  answeredAt: row.answeredAt,
  answer: row.answer,
  note: row.noteId,
  startTime,
});
