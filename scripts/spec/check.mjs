import { citationsInSources, citedIds } from './citations.mjs';
import { knownIds, readTable, readWaivers } from './tables.mjs';

const unprovenRules = () => {
  const waivers = readWaivers();
  const cited = citedIds();
  return readTable('rules').filter(({ id }) => waivers.get(id) !== 'waived' && !cited.has(id));
};

/** Test titles and waivers name only ids that are in docs/spec, and each rule is cited or waived. Returns the errors. */
export const checkIds = () => {
  const known = knownIds();
  const complaints = citationsInSources().flatMap(({ file, ids, malformed }) => [
    ...ids.filter((id) => !known.has(id)).map((id) => `${file} cites ${id}, which docs/spec does not know.`),
    ...malformed.map((inner) => `${file} cites [${inner}]; write ids one by one: [B001 B002].`),
  ]);
  for (const id of readWaivers().keys())
    if (!known.has(id)) complaints.push(`docs/spec/waived.md names the unknown id ${id}.`);
  for (const { id, rule } of unprovenRules()) complaints.push(`No test cites ${id}: ${rule}`);
  return complaints;
};
