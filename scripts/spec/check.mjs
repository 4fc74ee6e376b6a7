import { citationsInSources } from './citations.mjs';
import { knownIds, readWaivers } from './tables.mjs';

/** A test title or waiver may only name ids that are in docs/spec. Returns the errors. */
export const checkIds = () => {
  const known = knownIds();
  const complaints = citationsInSources().flatMap(({ file, ids, malformed }) => [
    ...ids.filter((id) => !known.has(id)).map((id) => `${file} cites ${id}, which docs/spec does not know.`),
    ...malformed.map((inner) => `${file} cites [${inner}]; write ids one by one: [B001 B002].`),
  ]);
  for (const id of readWaivers().keys())
    if (!known.has(id)) complaints.push(`docs/spec/waived.md names the unknown id ${id}.`);
  return complaints;
};
