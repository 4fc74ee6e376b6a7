import type { ContentName } from '@amberway/contract/content/registry';
import { contentTypeOf } from '@amberway/contract/content/registry';
import type { ContentType } from '@amberway/contract/kernel/content-type';

/** The declaration as the generic list and drawer use it. */
export const declarationOf = (name: ContentName): ContentType => {
  const found = contentTypeOf(name);
  if (!found) throw new Error(`There is no content type ${name}`);
  return found;
};
