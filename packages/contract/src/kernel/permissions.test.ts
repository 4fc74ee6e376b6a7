import { describe, expect, test } from 'vitest';
import { type Action, type Area, PERMISSIONS, reachOf, type Viewer } from './permissions.ts';

// Written by hand from the specification, apart from the table: a table cannot catch its own errors.
// Columns: administrator, business user, customer, business user acting as a customer, administrator acting.

const EXPECTED: Record<string, [string, string, string, string, string]> = {
  // Everyone signed in sees and keeps their own session; while acting the view is the customer's.
  'account.read': ['own', 'own', 'own', 'own', 'own'],
  'account.signOut': ['own', 'own', 'own', 'own', 'own'],
  'account.refresh': ['own', 'own', 'own', 'own', 'own'],
  // Never the customer's personal acts while acting (decisions B).
  'account.confirm': ['own', 'own', 'own', 'none', 'none'],
  'account.changePassword': ['own', 'own', 'own', 'none', 'none'],
  'account.firstLogin': ['own', 'own', 'own', 'none', 'none'],
  // Administrators may open any customer, business users the families they work with; no nesting.
  'actAs.start': ['any', 'assigned', 'none', 'none', 'none'],
  'actAs.end': ['none', 'none', 'none', 'own', 'own'],
  // Business users get the directory of customers; a customer's view shows that family only.
  'users.list': ['any', 'any', 'none', 'family', 'family'],
  'users.clients': ['own', 'own', 'none', 'none', 'none'],
  // Names for selects are for staff.
  'users.lean': ['any', 'any', 'none', 'family', 'family'],
  'members.read': ['any', 'assigned', 'own', 'family', 'family'],
  // Lists are read by all signed in and kept by administrators.
  'lookups.read': ['any', 'any', 'any', 'any', 'any'],
  'lookups.create': ['any', 'none', 'none', 'none', 'none'],
  'lookups.edit': ['any', 'none', 'none', 'none', 'none'],
  'lookups.delete': ['any', 'none', 'none', 'none', 'none'],
  // Unfinished texts belong to whoever typed them, also in a customer's view.
  'drafts.read': ['own', 'own', 'own', 'own', 'own'],
  'drafts.write': ['own', 'own', 'own', 'own', 'own'],
  // A family fills in its own forms, or a staff member does so with it in its view; staff read those in their reach.
  'forms.read': ['any', 'assigned', 'own', 'family', 'family'],
  'forms.submit': ['none', 'none', 'own', 'family', 'family'],
  // Kept mails hold links that sign people in.
  'outbox.read': ['any', 'none', 'none', 'none', 'none'],
  // Everyone uploads; what is stored for a family is read by it and by those who work with it.
  'files.upload': ['own', 'own', 'own', 'own', 'own'],
  'files.read': ['any', 'assigned', 'own', 'family', 'family'],
  // What the server does by itself is the administrators' business.
  'jobs.read': ['any', 'none', 'none', 'none', 'none'],
  'jobs.retry': ['any', 'none', 'none', 'none', 'none'],
  // The bell is live for everyone; while acting it is the customer's.
  'notifications.stream': ['own', 'own', 'own', 'own', 'own'],
};

const VIEWERS: Viewer[] = [
  { role: 'Administrator' },
  { role: 'BusinessUser' },
  { role: 'Customer' },
  { role: 'BusinessAccesCustomer', actorRole: 'BusinessUser' },
  { role: 'BusinessAccesCustomer', actorRole: 'Administrator' },
];

const rows = Object.entries(PERMISSIONS).flatMap(([area, actions]) =>
  Object.keys(actions).map((action) => [area as Area, action as Action] as const),
);

describe('permission table', () => {
  test('agrees with the expectation written from the specification', () => {
    const actual = Object.fromEntries(
      rows.map(([area, action]) => [`${area}.${action}`, VIEWERS.map((viewer) => reachOf(viewer, area, action))]),
    );
    expect(actual).toEqual(EXPECTED);
  });

  test('a Member account, and acting without an actor, may do nothing', () => {
    for (const [area, action] of rows) {
      expect(reachOf({ role: 'Member' }, area, action)).toBe('none');
      if (!(`${area}.${action}` in { 'lookups.read': 1, 'actAs.end': 1, 'forms.submit': 1 })) {
        expect(reachOf({ role: 'BusinessAccesCustomer' }, area, action), `${area}.${action}`).toBe('none');
      }
    }
  });

  test('an unknown action is refused', () => {
    expect(reachOf({ role: 'Administrator' }, 'users', 'dance' as Action)).toBe('none');
  });
});
