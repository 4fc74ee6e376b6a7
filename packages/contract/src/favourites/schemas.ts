import { z } from 'zod';
import { id, recordFields, requiredText, text, version } from '../kernel/fields.ts';
import { safeRedirect } from '../shell/redirects.ts';
import { favouriteTexts } from './texts.ts';

export const favourite = z.object({
  ...recordFields,
  name: z.string(),
  /** A path in this app. */
  url: z.string(),
  /** The child the page was opened for. */
  member: id.nullable(),
  version,
});
export type Favourite = z.infer<typeof favourite>;

const name = requiredText(favouriteTexts.inputName, 120);
const url = text(1_000, favouriteTexts.inAppOnly).refine(
  (path) => safeRedirect(path, '') !== '',
  favouriteTexts.inAppOnly,
);

export const createFavouriteBody = z.strictObject({ name, url, member: id.nullable().optional() });
export const updateFavouriteBody = z.strictObject({
  name: name.optional(),
  url: url.optional(),
  version: version.optional(),
});
