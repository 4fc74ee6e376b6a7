import { z } from 'zod';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant, text } from '../kernel/fields.ts';
import { optionalId, optionalOneOf, pagingFields } from '../kernel/query.ts';
import { createNoteBody, updateNoteBody, usefulnessBody } from './body.ts';
import {
  idea,
  activityNote,
  noteContext,
  noteDetails,
  noteDraftRow,
  ownNoteDraft,
  noteListReply,
  noteOverview,
  noteSummary,
} from './schemas.ts';
import { activityNotesWire as wire } from './wire.ts';

const tag = 'sessions';
const read = { area: 'sessions', action: 'read' } as const;
const byId = z.object({ id });
const byMember = z.object({ memberId: id });

export const listNotes = endpoint({
  method: 'GET',
  path: 'session',
  wire,
  tag,
  summary: 'Sessions of a child or of a family, latest first; `around=today` returns the page that contains today',
  access: read,
  reads: { area: 'notes', member: 'query.member', customer: 'query.customer' },
  limit: 'search',
  query: z.object({
    ...pagingFields,
    member: optionalId,
    customer: optionalId,
    around: optionalOneOf(['today']),
    /** 'upcoming' sorts earliest first; 'written' are the notes that have a text. */
    when: optionalOneOf(['upcoming', 'past', 'written']),
  }),
  reply: noteListReply,
});

export const listOwnNotes = endpoint({
  method: 'GET',
  path: 'session/calendar',
  wire,
  tag,
  summary: 'A coach’s sessions in a range of time, earliest first; the caller’s own unless `coach` is given',
  access: { area: 'sessions', action: 'calendar' },
  reads: { area: 'notes', member: 'data.*.member' },
  query: z.object({ from: instant, to: instant, coach: optionalId }),
  reply: listReply(noteSummary),
});

export const getNoteContext = endpoint({
  method: 'GET',
  path: 'session/context/:memberId',
  wire,
  tag,
  summary: 'The panels beside a new note about this child',
  access: read,
  // The summary has the family's messages to the viewer and its words on tasks.
  reads: { area: 'notes', also: ['programme', 'messages'], member: 'params.memberId' },
  params: byMember,
  reply: reply(noteContext),
});

export const getNoteOverview = endpoint({
  method: 'GET',
  path: 'session/overview/:memberId',
  wire,
  tag,
  summary: 'The contacts of a child',
  access: read,
  reads: { area: 'profile', member: 'params.memberId' },
  params: byMember,
  reply: reply(noteOverview),
});

export const listNoteDrafts = endpoint({
  method: 'GET',
  path: 'session/drafts/:memberId',
  wire,
  tag,
  summary: 'Your own unfinished notes about a child, latest first',
  access: { area: 'sessions', action: 'create' },
  reads: { area: 'notes', member: 'params.memberId' },
  params: byMember,
  reply: listReply(noteDraftRow),
});

export const listOwnNoteDrafts = endpoint({
  method: 'GET',
  path: 'session/drafts',
  wire,
  tag,
  summary: 'Your own unfinished notes about all children you work with, latest first',
  access: { area: 'sessions', action: 'create' },
  reads: { area: 'notes', member: 'data.*.member' },
  reply: listReply(ownNoteDraft),
});

export const listIdeas = endpoint({
  method: 'GET',
  path: 'session/ideas/:id',
  wire,
  tag,
  summary: 'Ideas for home of a child, from its published notes, latest first',
  access: read,
  reads: { area: 'notes', member: 'params.id' },
  params: byId,
  query: z.object(pagingFields),
  reply: listReply(idea),
});

export const signRecording = endpoint({
  method: 'GET',
  path: 'session/signedUrl',
  wire,
  tag,
  summary: 'A short-lived URL of a recording',
  access: read,
  reads: { area: 'notes', file: 'data.url' },
  query: z.object({ url: text(3_000).optional() }),
  reply: reply(z.object({ url: z.string() })),
});

export const getNote = endpoint({
  method: 'GET',
  path: 'session/:id',
  wire,
  tag,
  summary: 'One session',
  access: read,
  reads: { area: 'notes', member: 'data.member' },
  params: byId,
  reply: reply(activityNote),
});

export const getNoteDetails = endpoint({
  method: 'GET',
  path: 'session/details/:id',
  wire,
  tag,
  summary: 'One session with its goal, skills, tasks and files',
  access: read,
  reads: { area: 'notes', also: ['programme', 'messages'], member: 'data.member' },
  params: byId,
  reply: reply(noteDetails),
});

export const readNote = endpoint({
  method: 'GET',
  path: 'session/:id/read',
  wire,
  tag,
  summary: 'Mark a session as read',
  access: read,
  // Returns nothing of the note's content; the calls that do are recorded in the read log.
  reads: false,
  changesState: true,
  params: byId,
  reply: reply(z.object({ read: z.literal(true) })),
});

export const createNote = endpoint({
  method: 'POST',
  path: 'session',
  wire,
  tag,
  summary: 'Write an activity note',
  access: { area: 'sessions', action: 'create' },
  idempotent: true,
  body: createNoteBody,
  reply: reply(activityNote),
});

const update = {
  wire,
  path: 'session/:id',
  tag,
  summary: 'Change a note, or its current goal',
  access: { area: 'sessions', action: 'edit' },
  params: byId,
  body: updateNoteBody,
  reply: reply(activityNote),
} as const;
export const updateNote = endpoint({ method: 'PUT', ...update });
export const patchNote = endpoint({ method: 'PATCH', ...update });

export const rateIdea = endpoint({
  method: 'PATCH',
  path: 'session/usefulness/:id',
  wire,
  tag,
  summary: 'Rate whether the skills for home were useful',
  access: { area: 'sessions', action: 'rate' },
  params: byId,
  body: usefulnessBody,
  reply: reply(idea),
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: 'session/:id',
  wire,
  tag,
  summary: 'Remove a session',
  access: { area: 'sessions', action: 'delete' },
  params: byId,
  reply: emptyReply,
});

export const restoreNote = endpoint({
  method: 'PATCH',
  path: 'session/:id/restore',
  wire,
  tag,
  summary: 'Restore a removed session',
  access: { area: 'sessions', action: 'delete' },
  params: byId,
  reply: reply(activityNote),
});
