import { BY_OWNER_ONLY, carried } from '../../kernel/access/carried.ts';
import { clinicianSource } from '../../kernel/identity/access.ts';

export const noticeSource = carried({
  title: 'Notifications',
  opens: 'lines about a child, and the daily mail that counts them',
  tables: ['notifications'],
  by: clinicianSource,
  account: BY_OWNER_ONLY,
});
