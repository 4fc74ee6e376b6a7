import { z } from 'zod';
import { id, recordFields, requiredText } from '../kernel/fields.ts';
import { commentTexts } from './texts.ts';

/** What can be commented on. */
export const COMMENT_TYPES = ['resource'] as const;
export type CommentType = (typeof COMMENT_TYPES)[number];

const COMMENT_MAX = 5_000;

export const comment = z.object({
  ...recordFields,
  user: id,
  comment: z.string(),
  type: z.enum(COMMENT_TYPES),
  contentId: id,
  createdBy: z.object({ _id: id, avatar: z.string().nullable(), firstName: z.string(), lastName: z.string() }),
});
export type Comment = z.infer<typeof comment>;

/** `user` must be the caller's id; the specification requires it, and the server compares it. */
export const createCommentBody = z.strictObject({
  user: z.uuid(commentTexts.sayWho),
  comment: requiredText(commentTexts.inputComment, COMMENT_MAX),
  type: z.enum(COMMENT_TYPES, commentTexts.sayWhat),
  contentId: z.uuid(commentTexts.sayWhat),
});
