import { expect, it } from 'vitest';
import { quickLinkActs } from './acts.ts';

const NONE = { star: false, edit: false, delete: false, markGlobal: false };
const link = { createdBy: 'me' };

it('only the creator stars, edits and deletes a link, and administrators mark theirs for everyone [B404 B527 B532]', () => {
  for (const role of ['BusinessUser', 'Customer'] as const)
    expect(quickLinkActs({ role, id: 'me' }, link)).toEqual({
      star: true,
      edit: true,
      delete: true,
      markGlobal: false,
    });
  expect(quickLinkActs({ role: 'Administrator', id: 'me' }, link).markGlobal).toBe(true);
  for (const role of ['Administrator', 'BusinessUser', 'Customer'] as const)
    expect(quickLinkActs({ role, id: 'other' }, link)).toEqual(NONE);
  expect(quickLinkActs({ role: 'BusinessAccesCustomer', actorRole: 'Administrator', id: 'me' }, link)).toEqual(NONE);
});
