import { isShippedPicture } from '@amberway/contract/content/fields';
import type { ContentType, FormField } from '@amberway/contract/kernel/content-type';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { attachFile, detachFile } from '../../kernel/files/attach.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import type { Values } from './queries.ts';

/** The URL of an uploaded file in a field; external and built-in pictures are not linked. */
const fileIn = (value: unknown): string | undefined =>
  typeof value === 'string' && !isShippedPicture(value) && parseFileUrl(value) ? value : undefined;

/** Links the file a record now uses and unlinks the previous one. */
const exchangeFile = async (
  principal: Principal,
  { field, widget }: FormField,
  before: string | undefined,
  after: string | undefined,
) => {
  if (before === after) return;
  if (after)
    await attachFile(principal, after, {
      field,
      use: widget === 'image' ? 'thumbnail' : 'general',
      visibility: 'public',
    });
  if (before) await detachFile(before);
};

/** Pictures, and links that may lead to an uploaded video. */
const fileFields = ({ form }: ContentType) =>
  form.fields.filter(({ widget }) => widget === 'image' || widget === 'link');

/** The record is gone for good. */
export const detachFiles = async (type: ContentType, record: Values) => {
  for (const { field } of fileFields(type)) {
    const url = fileIn(record[field]);
    if (url) await detachFile(url);
  }
};

export const exchangeFiles = async (
  principal: Principal,
  type: ContentType,
  before: Values | undefined,
  after: Values | undefined,
) => {
  for (const one of fileFields(type))
    await exchangeFile(principal, one, fileIn(before?.[one.field]), fileIn(after?.[one.field]));
};
