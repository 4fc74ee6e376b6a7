import { createHash } from 'node:crypto';
import { takeTurn } from '../load/turns.ts';
import { runTask } from '../work/pool.ts';
import { sanitiseHtml } from './sanitise.ts';

/** Below this, passing the text to a worker thread costs more than sanitising it, which takes at most 10 ms. */
const INLINE_CHARACTERS = 5_000;
const REMEMBERED = 5_000;

/** Hashes of texts known to be clean, the most recent last, so that they are not sanitised again. */
const clean = new Set<string>();

const hashOf = (html: string): string => createHash('sha256').update(html).digest('base64');

const remember = (hash: string): void => {
  clean.delete(hash);
  clean.add(hash);
  const [oldest] = clean;
  if (clean.size > REMEMBERED && oldest) clean.delete(oldest);
};

/** Sanitised HTML; long texts are sanitised in a worker thread, so that they do not block other requests. */
export const cleanHtml = async (html: string): Promise<string> => {
  if (html.length <= INLINE_CHARACTERS) {
    // A list may contain hundreds of texts.
    await takeTurn();
    return sanitiseHtml(html);
  }
  const hash = hashOf(html);
  if (clean.has(hash)) {
    remember(hash);
    return html;
  }
  const made = await runTask('sanitise', html);
  if (made.length > INLINE_CHARACTERS) remember(hashOf(made));
  return made;
};
