import { picturesIn } from '../html/pictures.ts';
import type { Principal } from '../identity/principal.ts';
import { attachFile, detachFile } from './attach.ts';

type About = Parameters<typeof attachFile>[2];

const picturesOf = (texts: readonly string[]) => new Set(texts.flatMap(picturesIn));

/** Attaches pictures added to rich text and detaches removed ones. Call it in the record's transaction. */
export const exchangePictures = async (
  principal: Principal,
  before: readonly string[],
  after: readonly string[],
  about: About,
): Promise<void> => {
  const were = picturesOf(before);
  const are = picturesOf(after);
  for (const url of are) if (!were.has(url)) await attachFile(principal, url, about);
  for (const url of were) if (!are.has(url)) await detachFile(url);
};

/** The texts are gone. */
export const detachPictures = async (texts: readonly string[]): Promise<void> => {
  for (const url of picturesOf(texts)) await detachFile(url);
};
