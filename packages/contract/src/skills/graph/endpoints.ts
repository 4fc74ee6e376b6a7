import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../../kernel/envelope.ts';
import { id, version } from '../../kernel/fields.ts';
import { optionalDay, optionalOneOf } from '../../kernel/query.ts';
import { skill } from '../schemas.ts';
import { skillsWire } from '../wire.ts';
import { criterionBody, eventBody, phaseBody } from './body.ts';
import { GRAPH_AXES, RANGE_YEARS_MAX } from './limits.ts';
import { criterion, generalisation, skillCheck, skillEvent, skillGraph, storedPhase } from './schemas.ts';
import { graphTexts } from './texts.ts';

const tag = 'skills';
const read = { area: 'skills', action: 'read' } as const;
const edit = { area: 'skills', action: 'edit' } as const;
const byId = z.object({ id });

/** Whether the second day is after the same day that many years later; as numbers, since a fifth digit has no place in the text. */
const isTooLong = (from: string, to: string): boolean =>
  Number(to.replaceAll('-', '')) > Number(from.replaceAll('-', '')) + RANGE_YEARS_MAX * 10_000;

/** The last day of a range that names none. */
const utcToday = (): string => new Date().toISOString().slice(0, 10);

export const getSkillGraph = endpoint({
  method: 'GET',
  path: 'milestone/:id/graph',
  tag,
  summary: 'The graph of a skill: blocks, phases, events, criterion, level and trend, and one sentence',
  access: read,
  reads: { area: 'programme', also: ['practice'], member: 'data.member' },
  params: byId,
  /** Days of the blocks, both included; without them all, and without the last one up to now. */
  query: z
    .object({ by: optionalOneOf(GRAPH_AXES), from: optionalDay, to: optionalDay })
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: graphTexts.rangeTurned })
    .refine(({ from, to = utcToday() }) => !from || !isTooLong(from, to), {
      path: ['to'],
      error: graphTexts.rangeTooLong,
    }),
  reply: reply(skillGraph),
});

export const setCriterion = endpoint({
  method: 'PUT',
  path: 'milestone/:id/criterion',
  tag,
  summary: 'Set when a skill counts as learned and when it is checked afterwards',
  access: edit,
  params: byId,
  body: criterionBody,
  reply: reply(criterion),
});

export const createPhase = endpoint({
  method: 'POST',
  path: 'milestone/:id/phase',
  tag,
  summary: 'Begin a phase of a skill on a day',
  access: edit,
  idempotent: true,
  params: byId,
  body: phaseBody,
  reply: reply(storedPhase),
});

const byPhase = z.object({ id, phaseId: id });

export const updatePhase = endpoint({
  method: 'PUT',
  path: 'milestone/:id/phase/:phaseId',
  tag,
  summary: 'Change a phase of a skill',
  access: edit,
  params: byPhase,
  body: phaseBody,
  reply: reply(storedPhase),
});

export const deletePhase = endpoint({
  method: 'DELETE',
  path: 'milestone/:id/phase/:phaseId',
  tag,
  summary: 'Remove a phase of a skill',
  access: edit,
  limit: 'write',
  params: byPhase,
  reply: emptyReply,
});

export const createEvent = endpoint({
  method: 'POST',
  path: 'member/:id/event',
  tag,
  summary: 'Add an event to the graphs of a child',
  access: edit,
  idempotent: true,
  params: byId,
  body: eventBody,
  reply: reply(skillEvent),
});

const byEvent = z.object({ id, eventId: id });

export const updateEvent = endpoint({
  method: 'PUT',
  path: 'member/:id/event/:eventId',
  tag,
  summary: 'Change an event',
  access: edit,
  params: byEvent,
  body: eventBody,
  reply: reply(skillEvent),
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: 'member/:id/event/:eventId',
  tag,
  summary: 'Remove an event',
  access: edit,
  limit: 'write',
  params: byEvent,
  reply: emptyReply,
});

export const getGeneralisation = endpoint({
  method: 'GET',
  path: 'member/:id/generalisation',
  tag,
  summary: 'How the practised skills of a child go, by place and person, and in words',
  access: read,
  reads: { area: 'programme', also: ['practice'], member: 'params.id' },
  params: byId,
  reply: reply(generalisation),
});

export const listChecks = endpoint({
  method: 'GET',
  path: 'practice/checks',
  tag: 'practice',
  summary: 'Checks whether mastered skills of a child are still there, the earliest first',
  access: { area: 'practice', action: 'read' },
  reads: { area: 'practice', member: 'query.member' },
  query: z.object({ member: id }),
  reply: listReply(skillCheck),
});

export const resumeSkill = endpoint({
  method: 'POST',
  path: 'milestone/:id/resume',
  tag,
  wire: skillsWire,
  summary: 'Begin a mastered skill again, as a copy that continues its graph',
  access: { area: 'skills', action: 'create' },
  idempotent: true,
  params: byId,
  body: z.strictObject({ version: version.optional() }),
  reply: reply(skill),
});
