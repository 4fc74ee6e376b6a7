import type { ContentName } from '@amberway/contract/content/registry';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';

/** All content shares one part of the cache: a record's name shows in the lists of others, too. */
export const CONTENT_SLICE = 'content';

/** The declaration as the generic list and drawer read it. */
export const declarationOf = (name: ContentName): ContentType => {
  const found = contentTypeOf(name);
  if (!found) throw new Error(`There is no content type ${name}`);
  return found;
};
