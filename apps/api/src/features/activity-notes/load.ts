import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { findNoteWithin, type NoteRow } from './queries.ts';

type Within = Pick<RequestActor, 'principal' | 'reach'>;

/** The note, or 404. */
export const loadNote = async ({ principal, reach }: Within, id: string): Promise<NoteRow> => {
  const row = await findNoteWithin(principal, reach, id);
  if (!row) throw notFound();
  return row;
};

/** The child, or 404. */
export const requireMember = async ({ principal, reach }: Within, memberId: string) => {
  const member = await findMemberInReach(principal, reach, memberId);
  if (!member) throw notFound();
  return member;
};
