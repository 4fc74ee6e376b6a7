import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { ROUTES } from '../../routes.ts';
import type { Scene } from './scene.ts';

// Every call that says it reads a family's record by the id of the family or of a child, for each child. Derived from
// the declarations, so that a new call is tried without a line here.

type Owner = 'customer' | 'member';

/** Reads of one record declare the family in their reply. */
const BY_RECORD: Record<string, (scene: Scene) => string> = {
  'milestone/:id': ({ skill }) => skill.id,
  'milestone/details/:id': ({ skill }) => skill.id,
  'milestone/:id/graph': ({ skill }) => skill.id,
  'goal/:id': ({ outcome }) => outcome.id,
  'goal/details/:id': ({ outcome }) => outcome.id,
};

/** Work of a minute, or for other people. */
const LEFT_OUT = new Set(['privacy/:customerId/export', 'milestone/start/:memberId']);

const ownerOf = ({ reads }: Endpoint): [Owner, string] | undefined => {
  if (!reads) return undefined;
  for (const owner of ['member', 'customer'] as const) {
    const named = reads[owner];
    const locators: readonly string[] = typeof named === 'string' ? [named] : (named ?? []);
    const locator = locators.find((one) => /^(params|query)\./.test(one));
    if (locator) return [owner, locator];
  }
  return undefined;
};

const filled = (path: string, locator: string, id: string): string | undefined => {
  const [where, key = ''] = locator.split('.');
  const full = where === 'params' ? path.replace(`:${key}`, id) : `${path}?${key}=${id}`;
  return full.includes(':') ? undefined : full;
};

const pathsOf = (endpoint: Endpoint, scene: Scene): string[] => {
  const { path } = endpoint;
  const byRecord = BY_RECORD[path];
  if (byRecord) return [path.replace(':id', byRecord(scene))];
  const owner = ownerOf(endpoint);
  if (!owner) return [];
  const [kind, locator] = owner;
  const ids = kind === 'member' ? [scene.child.id, scene.sibling.id] : [scene.customer.id];
  return ids.flatMap((id) => filled(path, locator, id) ?? []);
};

export const familyReads = (scene: Scene): string[] =>
  ROUTES.map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'GET' && !LEFT_OUT.has(path))
    .flatMap((endpoint) => pathsOf(endpoint, scene));
