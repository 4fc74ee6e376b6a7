import { keptCount } from '../../kernel/db/kept-counts.ts';
import { countUsers, type UserFilter } from './queries.ts';

export const countForList = (filter: UserFilter): Promise<number> =>
  keptCount(`users.${JSON.stringify(filter)}`, () => countUsers(filter));
