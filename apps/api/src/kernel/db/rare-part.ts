import { MINUTE } from '@amberway/contract/kernel/limits';
import { perDatabase } from './per-database.ts';

// A trigram index is as slow as the most common letters it is searched for: it reads a list of every row that has them.
// It is therefore searched only for the part of a text that few rows contain, as a sample of rows shows; the whole text
// is compared in the rows it finds.

/** Rows of a sample. Fewer rows than this are read quickly without an index. */
export const SAMPLE_ROWS = 1_000;
/** Letters in more rows of the sample than this are common. */
const COMMON = SAMPLE_ROWS / 20;
const SAMPLED_MS = 10 * MINUTE;

/** By code point, so that no character is cut in two. An index knows letters and digits only. */
const trigramsOf = (text: string): string[][] =>
  text.split(/[^\p{L}\p{N}]+/u).map((word) => {
    const letters = Array.from(word);
    return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  });

/** The longest part of the text without common letters; undefined where there is none. */
export const rarePart = (text: string, isCommon: (trigram: string) => boolean): string | undefined => {
  let longest = '';
  for (const trigrams of trigramsOf(text)) {
    let part = '';
    for (const trigram of trigrams) {
      if (isCommon(trigram)) part = '';
      else part = part ? part + Array.from(trigram)[2] : trigram;
      if (part.length > longest.length) longest = part;
    }
  }
  return longest || undefined;
};

const samples = perDatabase<{ counts: Map<string, number> | undefined; until: number }>();

/** `key` names what is sampled. */
export const rarePartIn = async (key: string, text: string, sample: () => Promise<string[]>) => {
  const known = samples();
  let current = known.get(key);
  if (!current || current.until <= Date.now()) {
    const texts = await sample();
    const counts = new Map<string, number>();
    for (const trigram of texts.flatMap(trigramsOf).flat()) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
    current = { counts: texts.length < SAMPLE_ROWS ? undefined : counts, until: Date.now() + SAMPLED_MS };
    known.set(key, current);
  }
  const { counts } = current;
  return counts && rarePart(text, (trigram) => (counts.get(trigram) ?? 0) > COMMON);
};
