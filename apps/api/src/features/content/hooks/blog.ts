import { invalid } from '../../../kernel/http/failure.ts';
import { detachPictures, exchangePictures } from '../../../kernel/files/pictures.ts';
import { cleanHtml } from '../../../kernel/html/clean.ts';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import type { Hooks } from './hook.ts';

const NOTHING_LEFT = 'Please input your body!';
const PUBLIC_BODY = { field: 'body', use: 'editor', visibility: 'public' } as const;
const bodyOf = (values: Record<string, unknown> | undefined) =>
  typeof values?.['body'] === 'string' ? values['body'] : '';

export const blogHooks: Hooks = {
  beforeSave: async (values) => {
    const body = await cleanHtml(bodyOf(values));
    if (isBlankRichText(body)) throw invalid({ body: NOTHING_LEFT }, NOTHING_LEFT);
    return { ...values, body };
  },
  // Pictures in the text stay linked as long as the text contains them.
  afterSave: (_id, values, { principal, before }) =>
    exchangePictures(principal, [bodyOf(before)], [bodyOf(values)], PUBLIC_BODY),
  afterPurge: (_id, before) => detachPictures([bodyOf(before)]),
};
