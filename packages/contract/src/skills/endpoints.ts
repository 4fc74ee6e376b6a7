import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, version } from '../kernel/fields.ts';
import { optionalId, pagingFields } from '../kernel/query.ts';
import { createSkillBody, updateSkillBody } from './body.ts';
import { savedSkill, skill, skillDetails, startedSkill } from './schemas.ts';
import { skillsWire as wire } from './wire.ts';

const tag = 'skills';
const read = { area: 'skills', action: 'read' } as const;
const byId = z.object({ id });

export const listSkills = endpoint({
  method: 'GET',
  path: 'milestone',
  wire,
  tag,
  summary: 'Skills of an outcome or of a child',
  access: read,
  reads: { area: 'programme', member: ['query.member', 'data.*.member'] },
  query: z.object({ ...pagingFields, outcome: optionalId, member: optionalId }),
  reply: listReply(skill),
});

export const getSkill = endpoint({
  method: 'GET',
  path: 'milestone/:id',
  wire,
  tag,
  summary: 'One skill',
  access: read,
  reads: { area: 'programme', member: 'data.member' },
  params: byId,
  reply: reply(skill),
});

export const getSkillDetails = endpoint({
  method: 'GET',
  path: 'milestone/details/:id',
  wire,
  tag,
  summary: 'One skill with its outcome and tasks',
  access: read,
  reads: { area: 'programme', member: 'data.member' },
  params: byId,
  reply: reply(skillDetails),
});

export const createSkill = endpoint({
  method: 'POST',
  path: 'milestone',
  wire,
  tag,
  summary: 'Add a skill to an outcome',
  access: { area: 'skills', action: 'create' },
  idempotent: true,
  body: createSkillBody,
  reply: reply(skill),
});

export const updateSkill = endpoint({
  method: 'PUT',
  path: 'milestone/:id',
  wire,
  tag,
  summary:
    'Change a skill, master it, remove it with isDeleted, or restore it with isDeleted: false; administrators only end its team',
  access: { area: 'skills', action: 'change' },
  params: byId,
  body: updateSkillBody,
  reply: reply(savedSkill),
});

export const startNextSkill = endpoint({
  method: 'GET',
  path: 'milestone/start/:memberId',
  wire,
  tag,
  summary: 'Start the next waiting skill of a child, when none is active',
  access: { area: 'skills', action: 'start' },
  reads: { area: 'programme', member: 'params.memberId' },
  changesState: true,
  params: z.object({ memberId: id }),
  reply: reply(startedSkill),
});

export const undoSkillClosing = endpoint({
  method: 'POST',
  path: 'milestone/:id/undo',
  wire,
  tag,
  summary: 'Undo the ending of a skill, within a day and only by the person who ended it',
  access: { area: 'skills', action: 'edit' },
  params: byId,
  body: z.strictObject({ version: version.optional() }),
  reply: reply(skill),
});
