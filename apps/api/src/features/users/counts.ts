import { cachedCount } from '../../kernel/db/cached-counts.ts';
import { countUsers, type UserFilter } from './queries.ts';

export const countForList = (filter: UserFilter): Promise<number> =>
  cachedCount(`users.${JSON.stringify(filter)}`, () => countUsers(filter));
