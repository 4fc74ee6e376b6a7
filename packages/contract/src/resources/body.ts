import { z } from 'zod';
import { id, text, version } from '../kernel/fields.ts';
import { optionalImage, requiredText } from '../content/fields.ts';
import { GUIDE_TYPES } from './rules.ts';
import { SHARED_AT_ONCE } from './limits.ts';
import { RESOURCE_STATUSES } from './status.ts';
import { resourceTexts } from './texts.ts';

// Request bodies. Rules across fields are in rules.ts, those by role in writable.ts and status.ts.

const NAME_MAX = 200;
const DESCRIPTION_MAX = 20_000;
const URL_MAX = 2_000;
const OBJECTIVES = 50;
const ORDER_MAX = 1_000_000;

const TAG = /<\s*[/!?a-z]/i;
const plain = (message: string, max: number) =>
  requiredText(message, max).refine((value) => !TAG.test(value), resourceTexts.noHtml);

const fields = {
  name: plain(resourceTexts.inputName, NAME_MAX),
  description: requiredText(resourceTexts.inputDescription, DESCRIPTION_MAX),
  type: z.uuid(resourceTexts.inputType),
  objective: z
    .array(id, resourceTexts.inputObjective)
    .min(1, resourceTexts.inputObjective)
    .max(OBJECTIVES)
    .transform((ids) => [...new Set(ids)]),
  /** The URL returned by an upload; with isLink any URL. */
  file: requiredText(resourceTexts.uploadResource, URL_MAX),
  fileName: text(NAME_MAX).nullable(),
  isLink: z.boolean(),
  thumbnail: optionalImage(),
  videoPreview: optionalImage(),
  resourseGuideType: z.enum(GUIDE_TYPES),
  /** The guide: a URL for a Video, an uploaded document for a Tip Sheet. */
  document: text(URL_MAX).nullable(),
  documentName: text(NAME_MAX).nullable(),
  Premium: z.boolean(),
  isPromoted: z.boolean(),
  order: z.int().min(0).max(ORDER_MAX).nullable(),
  status: z.enum(RESOURCE_STATUSES, resourceTexts.selectStatus),
  rejectReason: text(2_000).trim().nullable(),
  privateResource: z.boolean(),
};
const { name, description, type, objective, file, ...others } = fields;

export const createResourceBody = z.strictObject({
  name,
  description,
  type,
  objective,
  file,
  ...z.object(others).partial().shape,
  /** The child it is made for: it is shared with the child as soon as its status allows. */
  member: id.nullable().optional(),
});
export type CreateResourceBody = z.infer<typeof createResourceBody>;

/** Default values of a new resource. */
export const RESOURCE_DEFAULTS = {
  fileName: null,
  isLink: false,
  thumbnail: null,
  videoPreview: null,
  resourseGuideType: 'None',
  document: null,
  documentName: null,
  Premium: false,
  isPromoted: false,
  order: null,
  rejectReason: null,
  privateResource: false,
} as const;

/** Partial; the rules run on the merged record. `isDeleted: false` restores a deleted one. */
export const updateResourceBody = z.strictObject({
  ...z.object(fields).partial().shape,
  isDeleted: z.boolean().optional(),
  version: version.optional(),
});
export type UpdateResourceBody = z.infer<typeof updateResourceBody>;

export const sharedIdsBody = z.strictObject({
  resources: z
    .array(id, resourceTexts.selectResource)
    .min(1, resourceTexts.selectResource)
    .max(SHARED_AT_ONCE)
    .transform((ids) => [...new Set(ids)]),
});
