import { invalid } from '../../../kernel/http/failure.ts';
import { picturesIn, sanitiseHtml } from '../../../kernel/html/sanitise.ts';
import { isBlankRichText } from '@amberway/contract/kernel/rich-text';
import { exchangeFile } from '../files.ts';
import type { Hooks } from './hook.ts';

const NOTHING_LEFT = 'Please input your body!';
const bodyOf = (values: Record<string, unknown> | undefined) =>
  typeof values?.['body'] === 'string' ? values['body'] : '';

export const blogHooks: Hooks = {
  beforeSave: (values) => {
    const body = sanitiseHtml(bodyOf(values));
    if (isBlankRichText(body)) throw invalid({ body: NOTHING_LEFT }, NOTHING_LEFT);
    return { ...values, body };
  },
  // The pictures in the text are kept as long as the text names them.
  afterSave: async (_id, values, { principal, before }) => {
    const were = new Set(picturesIn(bodyOf(before)));
    const are = new Set(picturesIn(bodyOf(values)));
    for (const url of are) if (!were.has(url)) await exchangeFile(principal, 'body', undefined, url);
    for (const url of were) if (!are.has(url)) await exchangeFile(principal, 'body', url, undefined);
  },
  afterDelete: async (_id, before, { principal }) => {
    for (const url of new Set(picturesIn(bodyOf(before)))) await exchangeFile(principal, 'body', url, undefined);
  },
};
