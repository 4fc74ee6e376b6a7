import { expect, it } from 'vitest';
import { quickLinkActions } from './actions.ts';

const NONE = { star: false, edit: false, delete: false, markGlobal: false };
const link = { createdBy: 'me' };

it('only its creator stars, edits and deletes a link, and only administrators make it global [B404 B527 B532]', () => {
  for (const role of ['BusinessUser', 'Customer'] as const)
    expect(quickLinkActions({ role, id: 'me' }, link)).toEqual({
      star: true,
      edit: true,
      delete: true,
      markGlobal: false,
    });
  expect(quickLinkActions({ role: 'Administrator', id: 'me' }, link).markGlobal).toBe(true);
  for (const role of ['Administrator', 'BusinessUser', 'Customer'] as const)
    expect(quickLinkActions({ role, id: 'other' }, link)).toEqual(NONE);
  expect(quickLinkActions({ role: 'BusinessAccesCustomer', actorRole: 'Administrator', id: 'me' }, link)).toEqual(NONE);
});
