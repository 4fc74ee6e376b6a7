import { z } from 'zod';
import { id, instant, recordFields, version } from '../kernel/fields.ts';
import { GUIDE_TYPES } from './rules.ts';
import { RESOURCE_STATUSES } from './status.ts';

/** The activity note or sent mail that determines the resource's file. */
const FILE_OWNERS = ['note', 'mail'] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

const named = z.object({ _id: id, name: z.string() });
const person = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
});
const child = z.object({ _id: id, firstName: z.string(), lastName: z.string() });
export type ResourceChild = z.infer<typeof child>;

/** Fields for everyone who may see the resource. */
const shown = {
  ...recordFields,
  name: z.string(),
  description: z.string(),
  type: named,
  objective: z.array(named),
  file: z.string(),
  fileName: z.string().nullable(),
  isLink: z.boolean(),
  thumbnail: z.string().nullable(),
  videoPreview: z.string().nullable(),
  resourseGuideType: z.enum(GUIDE_TYPES),
  document: z.string().nullable(),
  documentName: z.string().nullable(),
  Premium: z.boolean(),
  createdByAgency: z.boolean(),
  isPromoted: z.boolean(),
  isDeleted: z.boolean(),
  order: z.number().nullable(),
  status: z.enum(RESOURCE_STATUSES),
  /** For Active resources only. */
  externalDeepLink: z.string().nullable(),
  /** Belongs to a child’s family: visible to those who work with the family, never public. */
  ofFamily: z.boolean(),
  hasTasks: z.boolean(),
  creatorInfo: person,
  ownerInfo: person,
};

/** Additional fields for staff. */
const forStaff = {
  rejectReason: z.string().nullable().optional(),
  flagged: z.boolean().optional(),
  /** Only for administrators. */
  internalDeepLink: z.string().nullable().optional(),
  /** Whether it was attached to a mail. */
  emailResource: z.boolean().optional(),
  privateResource: z.boolean().optional(),
  /** What the file belongs to, if it cannot be changed here. */
  fileOwner: z.enum(FILE_OWNERS).nullable().optional(),
  member: id.nullable().optional(),
  version: version.optional(),
};

export const resource = z.object({ ...shown, ...forStaff });
export type Resource = z.infer<typeof resource>;

/** With its receivers: the children the viewer may know of, and the total number. */
export const receivedResource = resource.extend({
  receiverInfo: z.array(child),
  receiverCount: z.number(),
});
export type ReceivedResource = z.infer<typeof receivedResource>;

/** A resource in a family's list, with the child it is shared with. hasTasks refers to that child's tasks. */
export const sharedResource = resource.extend({
  member: id,
  memberInfo: child,
  sharedAt: instant,
});
export type SharedResource = z.infer<typeof sharedResource>;

/** Every resource of the child by name; the search popover marks them as already added. */
export const sharedName = z.object({ _id: id, name: z.string(), hasTasks: z.boolean() });

export const relatedTask = z.object({ _id: id, name: z.string(), createdAt: instant });
export type RelatedTask = z.infer<typeof relatedTask>;
