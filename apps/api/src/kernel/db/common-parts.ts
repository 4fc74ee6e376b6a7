import { MINUTE } from '@amberway/contract/kernel/limits';
import { perDatabase } from './per-database.ts';

// An index of parts of texts is as slow as the most common part it is searched for: it reads a list of every row that
// has it. What is common is seen in a sample of rows.

/** Rows of a sample. Fewer rows than this are read quickly without an index. */
export const SAMPLE_ROWS = 1_000;
/** A part in more rows of the sample than this is common. */
const COMMON = SAMPLE_ROWS / 20;
const SAMPLED_MS = 10 * MINUTE;

/** How many of the texts contain the part; no more than `most` are counted. Each text is a line. */
export const linesWith = (part: string, lines: string, most: number): number => {
  let found = 0;
  for (let at = lines.indexOf(part); at >= 0 && found < most; at = lines.indexOf(part, at)) {
    found += 1;
    at = lines.indexOf('\n', at);
    if (at < 0) break;
  }
  return found;
};

/** The parts that the fewest rows of the sample contain; none if all are common. */
export const rarestOf = (parts: string[], lines: string, most = COMMON): string[] => {
  const counts = parts.map((part) => linesWith(part, lines, most + 1));
  const fewest = Math.min(...counts);
  return fewest > most ? [] : parts.filter((_, at) => counts[at] === fewest);
};

const samples = perDatabase<{ lines: string | undefined; until: number }>();

/** The rarest of the parts; none if all are common or the rows are few. `key` names what is sampled. */
export const rarestIn = async (key: string, parts: string[], sample: () => Promise<string[]>): Promise<string[]> => {
  const known = samples();
  let current = known.get(key);
  if (!current || current.until <= Date.now()) {
    const texts = await sample();
    const lines = texts.map((text) => text.replaceAll('\n', ' ')).join('\n');
    current = { lines: texts.length < SAMPLE_ROWS ? undefined : lines, until: Date.now() + SAMPLED_MS };
    known.set(key, current);
  }
  return current.lines === undefined ? [] : rarestOf(parts, current.lines);
};
