import { createHash } from 'node:crypto';
import { takeTurn } from '../load/turns.ts';
import { runTask } from '../work/pool.ts';
import { sanitiseHtml } from './sanitise.ts';

/** Below this the way to a worker thread and back costs more than the work: at worst 10 ms. */
const INLINE_CHARACTERS = 5_000;
const REMEMBERED = 5_000;

/** Hashes of texts that were sanitised before, the most recent last: reading one again need not sanitise it again. */
const clean = new Set<string>();

const hashOf = (html: string): string => createHash('sha256').update(html).digest('base64');

const remember = (hash: string): void => {
  clean.delete(hash);
  clean.add(hash);
  const [oldest] = clean;
  if (clean.size > REMEMBERED && oldest) clean.delete(oldest);
};

/** Sanitised HTML; long texts are sanitised in a worker thread, so that nobody else waits for them. */
export const cleanHtml = async (html: string): Promise<string> => {
  if (html.length <= INLINE_CHARACTERS) {
    // A list may have hundreds of them.
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
