import { BY_OWNER_ONLY, carried } from '../../kernel/access/carried.ts';
import { clinicianSource } from '../../kernel/identity/access.ts';

export const draftSource = carried({
  title: 'Draft',
  opens: 'what its owner has typed about a child',
  tables: ['drafts', 'draft_conflicts'],
  by: clinicianSource,
  account: BY_OWNER_ONLY,
});
