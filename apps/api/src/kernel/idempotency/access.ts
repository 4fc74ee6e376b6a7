import { BY_OWNER_ONLY, carried } from '../access/carried.ts';
import { clinicianSource } from '../identity/access.ts';

export const replySource = carried({
  title: 'Stored reply',
  opens: 'the reply to a request that a device sends again, without a check of its own',
  tables: ['idempotency_keys'],
  by: clinicianSource,
  // A reply for another role may hold what this one does not see.
  account: { ...BY_OWNER_ONLY, roleChanged: 'ends' },
});
