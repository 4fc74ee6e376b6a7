import { z } from 'zod';
import { CONTENT_STATUSES } from '../shell/texts.ts';
import { id, instant, recordFields, requiredText, text, version } from '../kernel/fields.ts';
import { POST_MAX, postTexts } from './texts.ts';

export const INTERACTION_TYPES = ['Response', 'Comment'] as const;
export const RESPONSE_STATUSES = CONTENT_STATUSES;

const long = (required: string) => requiredText(required, POST_MAX, postTexts.tooLong);

export const referralLink = z.strictObject({
  title: requiredText(postTexts.linkTitle, 200),
  internalDeepLink: text(500, postTexts.linkNotFound),
});
export type ReferralLink = z.infer<typeof referralLink>;

const person = z.object({ _id: id, firstName: z.string(), lastName: z.string(), avatar: z.string().nullable() });

export const interaction = z.object({
  ...recordFields,
  version,
  type: z.enum(INTERACTION_TYPES),
  parentId: id.nullable(),
  user: person,
  body: z.string(),
  referralLinks: z.array(z.object({ title: z.string(), internalDeepLink: z.string() })),
  status: z.enum(RESPONSE_STATUSES),
  isDeleted: z.boolean(),
});
export type Interaction = z.infer<typeof interaction>;

export const userPost = z.object({
  ...recordFields,
  version,
  user: person,
  post: z.string(),
  isDeleted: z.boolean(),
  deletedAt: instant.nullable(),
  /** Whether it has no response that is Published and not deleted. */
  unanswered: z.boolean(),
  interactions: z.array(interaction),
  /** The interactions that answer the post. */
  responses: z.array(interaction),
});
export type UserPost = z.infer<typeof userPost>;

export const createPostBody = z.strictObject({ post: long(postTexts.postRequired) });

/** Without `postInteractionId` a response is created and needs a body; with it, fields left out stay unchanged. */
export const answerBody = z
  .strictObject({
    postInteractionId: id.nullable().optional(),
    body: long(postTexts.bodyRequired).optional(),
    status: z.enum(RESPONSE_STATUSES).optional(),
    referralLinks: z.array(referralLink).max(20).optional(),
    isDeleted: z.boolean().optional(),
    parentId: id.nullable().optional(),
    version: version.optional(),
  })
  .refine((answer) => Boolean(answer.postInteractionId) || answer.body !== undefined, {
    message: postTexts.bodyRequired,
    path: ['body'],
  });
