import { describe, expect, test } from 'vitest';
import type { Access } from './endpoint.ts';
import { can, findGrant, type Permission, PERMISSIONS, reachOf, reachWithin, type Viewer } from './permissions.ts';

// Written by hand from the specification, independently of the table, so that it catches errors in the table.
// Columns: administrator, business user, customer, business user acting as a customer, administrator acting.

type Reaches = [string, string, string, string, string];
const ADMIN_ONLY: Reaches = ['any', 'none', 'none', 'none', 'none'];
const ALL: Reaches = ['any', 'any', 'any', 'any', 'any'];
const STAFF_ONLY: Reaches = ['any', 'any', 'none', 'none', 'none'];

/** Managed by administrators only (permission table of the content area, decisions C). */
const kept = (area: string, read: Reaches): Record<string, Reaches> => ({
  [`${area}.read`]: read,
  [`${area}.create`]: ADMIN_ONLY,
  [`${area}.edit`]: ADMIN_ONLY,
  [`${area}.delete`]: ADMIN_ONLY,
});

const EXPECTED: Record<string, Reaches> = {
  // Practice at home: any/assigned/own, none/assigned/own, none/assigned/none, own and personal.
  'practice.read': ['any', 'assigned', 'own', 'family', 'family'],
  'practice.record': ['none', 'assigned', 'own', 'family', 'none'],
  'practice.plan': ['none', 'assigned', 'none', 'family', 'none'],
  'practice.pass': ['none', 'own', 'own', 'none', 'none'],
  // Everyone signed in has access to their own session; while acting it is the customer's.
  'account.read': ['own', 'own', 'own', 'own', 'own'],
  'account.signOut': ['own', 'own', 'own', 'own', 'own'],
  'account.refresh': ['own', 'own', 'own', 'own', 'own'],
  // Personal actions of the customer are not available while acting (decisions B).
  'account.confirm': ['own', 'own', 'own', 'none', 'none'],
  'account.changePassword': ['own', 'own', 'own', 'none', 'none'],
  'account.firstLogin': ['own', 'own', 'own', 'none', 'none'],
  // Only the account holder sees where they are signed in.
  'account.devices': ['own', 'own', 'own', 'none', 'none'],
  // Nobody sets factors for another person, nor while acting.
  'account.factors': ['own', 'own', 'own', 'none', 'none'],
  // Administrators may act as any customer, business users as families they work with; no nesting.
  'actAs.start': ['any', 'assigned', 'none', 'none', 'none'],
  'actAs.end': ['none', 'none', 'none', 'own', 'own'],
  // Business users see the directory of customers; a customer's view shows only that family.
  'users.list': ['any', 'any', 'none', 'family', 'family'],
  'users.clients': ['own', 'own', 'none', 'none', 'none'],
  // Names for selects are staff-only.
  'users.lean': ['any', 'any', 'none', 'family', 'family'],
  // Business users cannot read families they do not work with; customers read their own account.
  'users.read': ['any', 'assigned', 'own', 'family', 'family'],
  'users.public': ['any', 'any', 'any', 'any', 'any'],
  'users.count': ['any', 'any', 'none', 'none', 'none'],
  // Administrators create, delete and mail accounts; everyone edits their own details, nobody while acting (by field).
  'users.create': ['any', 'none', 'none', 'none', 'none'],
  'users.edit': ['any', 'own', 'own', 'family', 'family'],
  'users.delete': ['any', 'none', 'none', 'none', 'none'],
  'users.sendLink': ['any', 'none', 'none', 'none', 'none'],
  'users.allocate': ADMIN_ONLY,
  // Administrators see who has no second factor, and reset lost ones.
  'users.factors': ADMIN_ONLY,
  'users.resetFactors': ADMIN_ONLY,
  'account.emailSignature': ['own', 'own', 'none', 'none', 'none'],
  // A business user gets temporary access to another family with a reason; administrators do not need it.
  'actAs.cover': ['none', 'any', 'none', 'none', 'none'],
  // Administrators and business users add children, customers do not.
  'members.read': ['any', 'assigned', 'own', 'family', 'family'],
  'members.list': ['any', 'assigned', 'own', 'family', 'family'],
  'members.create': ['any', 'assigned', 'none', 'family', 'family'],
  'members.edit': ['any', 'assigned', 'own', 'family', 'family'],
  'members.countOfClinician': ['any', 'own', 'none', 'none', 'none'],
  // Administrators set targets; a business user sees and records their own.
  'kpis.read': ['any', 'own', 'none', 'none', 'none'],
  'kpis.setTargets': ['any', 'none', 'none', 'none', 'none'],
  'kpis.record': ['any', 'own', 'none', 'none', 'none'],
  'supportContacts.read': ['any', 'assigned', 'own', 'family', 'family'],
  'supportContacts.edit': ['any', 'assigned', 'own', 'family', 'family'],
  // Lists are read by everyone signed in and managed by administrators.
  'lookups.read': ['any', 'any', 'any', 'any', 'any'],
  'lookups.create': ['any', 'none', 'none', 'none', 'none'],
  'lookups.edit': ['any', 'none', 'none', 'none', 'none'],
  'lookups.delete': ['any', 'none', 'none', 'none', 'none'],
  // Drafts belong to the person who typed them, also in a customer's view.
  'drafts.read': ['own', 'own', 'own', 'own', 'own'],
  'drafts.write': ['own', 'own', 'own', 'own', 'own'],
  // A family fills in its own forms, or staff do so in its view; staff read the forms within their reach.
  'forms.read': ['any', 'assigned', 'own', 'family', 'family'],
  'forms.submit': ['none', 'none', 'own', 'family', 'family'],
  // Mails in the outbox contain sign-in links.
  'outbox.read': ['any', 'none', 'none', 'none', 'none'],
  // Everyone uploads; files stored for a family are read by the family and by those who work with it.
  'files.upload': ['own', 'own', 'own', 'own', 'own'],
  'files.read': ['any', 'assigned', 'own', 'family', 'family'],
  // Only administrators see background jobs.
  'jobs.read': ['any', 'none', 'none', 'none', 'none'],
  'jobs.retry': ['any', 'none', 'none', 'none', 'none'],
  // Only administrators see how the server is doing.
  'status.read': ['any', 'none', 'none', 'none', 'none'],
  // Everyone has a live bell; while acting it is the customer's.
  'notifications.stream': ['own', 'own', 'own', 'own', 'own'],
  'notifications.list': ['own', 'own', 'own', 'own', 'own'],
  'notifications.create': ['any', 'assigned', 'own', 'family', 'family'],
  // Only the account holder changes read marks and the counter.
  'notifications.read': ['own', 'own', 'own', 'none', 'none'],
  'notifications.settings': ['own', 'own', 'own', 'none', 'none'],
  // Add Outcomes, Skills: Business yes, Administrator not shown, Customer no [B516].
  'outcomes.read': ['any', 'assigned', 'own', 'family', 'family'],
  'outcomes.create': ['none', 'assigned', 'none', 'family', 'none'],
  'outcomes.edit': ['none', 'assigned', 'none', 'family', 'none'],
  'skills.read': ['any', 'assigned', 'own', 'family', 'family'],
  'skills.create': ['none', 'assigned', 'none', 'family', 'none'],
  'skills.edit': ['none', 'assigned', 'none', 'family', 'none'],
  // Administrators only end the team of a skill.
  'skills.change': ['any', 'assigned', 'none', 'family', 'family'],
  // Only business users delete a skill [B346 B520].
  'skills.delete': ['none', 'assigned', 'none', 'family', 'none'],
  'skills.start': ['none', 'assigned', 'none', 'family', 'none'],
  // Tasks: Administrators neither add, edit nor tick; customers add, edit their own, tick as assignee [B517 B518 B519].
  'tasks.read': ['any', 'assigned', 'own', 'family', 'family'],
  'tasks.create': ['none', 'assigned', 'own', 'family', 'none'],
  'tasks.edit': ['none', 'assigned', 'own', 'family', 'none'],
  'tasks.tick': ['none', 'assigned', 'own', 'family', 'none'],
  'tasks.delete': ['none', 'assigned', 'none', 'family', 'none'],
  // Activity notes: Business writes, customers read [B521]; Administrators delete, Business does not [B522].
  'sessions.read': ['any', 'assigned', 'own', 'family', 'family'],
  'sessions.create': ['none', 'assigned', 'none', 'family', 'none'],
  'sessions.edit': ['none', 'assigned', 'none', 'family', 'none'],
  'sessions.delete': ['any', 'none', 'none', 'none', 'family'],
  // A coach schedules, moves and cancels (decisions D).
  'sessions.schedule': ['none', 'assigned', 'none', 'family', 'none'],
  'sessions.calendar': ['any', 'own', 'none', 'none', 'none'],
  // Only customers like and dislike [B857]; staff cannot do it for them.
  'sessions.rate': ['none', 'none', 'own', 'none', 'none'],
  // The Session Report is for Admin [B655].
  'reports.sessions': ADMIN_ONLY,
  // Everyone manages their own favourite pages; staff cannot change a family's while acting.
  'favourites.read': ['own', 'own', 'own', 'own', 'own'],
  'favourites.write': ['own', 'own', 'own', 'none', 'none'],
  // Authors: read by everyone signed in, managed by staff, deleted by administrators [B848].
  'authors.read': ALL,
  'authors.create': STAFF_ONLY,
  'authors.edit': STAFF_ONLY,
  'authors.delete': ADMIN_ONLY,
  // Families read published records through the same endpoints.
  ...kept('assets', ALL),
  ...kept('assetEvents', ALL),
  ...kept('emojis', ALL),
  ...kept('blogs', ALL),
  ...kept('blogCategories', ALL),
  ...kept('broadcasts', ALL),
  ...kept('videos', ALL),
  ...kept('courses', ALL),
  ...kept('shorts', ALL),
  ...kept('featureSlides', ALL),
  ...kept('homeCategories', ALL),
  ...kept('homePrompts', ALL),
  // Categories and levels: Administrators and business users view.
  ...kept('videoCategories', STAFF_ONLY),
  ...kept('resourceObjectives', STAFF_ONLY),
  ...kept('shortLevels', STAFF_ONLY),
  ...kept('shortCategories', STAFF_ONLY),
  // Workshops: created by Business and Admin in the drawer, edited by Admin, never deleted.
  'workshops.read': ALL,
  'workshops.create': STAFF_ONLY,
  'workshops.edit': ADMIN_ONLY,
  'content.find': STAFF_ONLY,
  'content.import': ADMIN_ONLY,
  'content.export': ADMIN_ONLY,
  'content.bulk': ADMIN_ONLY,
  'content.bin': ADMIN_ONLY,
  // The library is open to all roles [B031]; progress is never recorded while acting.
  'learning.read': ['own', 'own', 'own', 'own', 'own'],
  'learning.write': ['own', 'own', 'own', 'none', 'none'],
  // Staff share videos with families they work with; those families see them.
  'sharedVideos.read': ['any', 'assigned', 'own', 'family', 'family'],
  'sharedVideos.share': ['any', 'assigned', 'none', 'family', 'family'],
  // A child's avatar is edited by the family or by staff who work with it.
  'avatars.write': ['any', 'assigned', 'own', 'family', 'family'],
  // The library is for Business and Admin, who create and edit; delete, promote and flag are Admin's [B511 B513 B387].
  // A family reads what is shared with it. Stars are personal, so they cannot be set while acting.
  'resources.list': ['any', 'any', 'none', 'any', 'any'],
  'resources.read': ['any', 'any', 'own', 'any', 'any'],
  'resources.uploads': ADMIN_ONLY,
  'resources.favourite': ['own', 'own', 'none', 'none', 'none'],
  'resources.create': STAFF_ONLY,
  'resources.edit': STAFF_ONLY,
  'resources.delete': ADMIN_ONLY,
  'resources.flag': ADMIN_ONLY,
  'resources.setReview': ADMIN_ONLY,
  // Staff share with families they work with.
  'sharedResources.read': ['any', 'assigned', 'own', 'family', 'family'],
  'sharedResources.share': ['any', 'assigned', 'none', 'family', 'family'],
  // Comments: Business and customers write; administrators cannot, not even in a customer's view [B523].
  'comments.read': ['any', 'assigned', 'own', 'family', 'family'],
  'comments.write': ['none', 'assigned', 'own', 'family', 'none'],
  // All roles have client files: the family its own, staff those of families they work with.
  'clientFiles.read': ['any', 'assigned', 'own', 'family', 'family'],
  'clientFiles.upload': ['any', 'assigned', 'own', 'family', 'family'],
  'clientFiles.delete': ['any', 'assigned', 'own', 'family', 'family'],
  // Permanent deletion is irreversible: only the family itself and administrators may do it.
  'clientFiles.emptyBin': ['any', 'none', 'own', 'none', 'none'],
  // Post editing is for Business and Admin; others only view. Only the family itself writes its posts.
  'posts.read': ['any', 'any', 'own', 'family', 'family'],
  'posts.create': ['none', 'none', 'own', 'none', 'none'],
  'posts.delete': ['any', 'any', 'own', 'none', 'none'],
  // Staff restore a deleted post; it is not offered in a family's view.
  'posts.restore': STAFF_ONLY,
  'posts.answer': STAFF_ONLY,
  // News are for families; staff cannot dismiss them for a family. Only the family writes its diary.
  'news.read': ['none', 'none', 'own', 'own', 'own'],
  'news.close': ['none', 'none', 'own', 'none', 'none'],
  'diary.read': ['any', 'assigned', 'own', 'family', 'family'],
  'diary.write': ['none', 'none', 'own', 'none', 'none'],
  // A family sees who read its record, exports it and has it erased; staff cannot consent or request for it.
  'privacy.read': ['any', 'none', 'own', 'none', 'family'],
  'privacy.export': ['any', 'none', 'own', 'none', 'none'],
  'privacy.erase': ['any', 'none', 'own', 'none', 'none'],
  'privacy.consent': ['none', 'none', 'own', 'none', 'none'],
  'privacy.oversee': ADMIN_ONLY,
  // Business users send messages to clients [B155]; families reply to those they received. Staff cannot write, hide or
  // acknowledge messages for a family while acting.
  'messages.read': ['any', 'assigned', 'own', 'family', 'family'],
  'messages.send': ['any', 'assigned', 'none', 'none', 'none'],
  'messages.receive': ['own', 'own', 'own', 'none', 'none'],
  'messages.reply': ['none', 'none', 'own', 'none', 'none'],
  'messages.threads': ['none', 'none', 'own', 'own', 'own'],
  // A family asks in its own name; the coaches who work with it answer, and administrators write no appointments.
  'gas.read': ['any', 'assigned', 'own', 'family', 'family'],
  'gas.write': ['none', 'assigned', 'own', 'none', 'none'],
  'gas.agree': ['none', 'assigned', 'own', 'none', 'none'],
  'gas.rate': ['none', 'assigned', 'own', 'none', 'none'],
  'gas.close': ['none', 'assigned', 'none', 'none', 'none'],
  'sessionRequests.read': ['any', 'assigned', 'own', 'family', 'family'],
  'sessionRequests.ask': ['none', 'none', 'own', 'none', 'none'],
  'sessionRequests.answer': ['none', 'assigned', 'none', 'none', 'none'],
  // adminToCoachMessage: administrators send, business users read their own, both delete [B571].
  'coachMessages.read': ['any', 'own', 'none', 'none', 'none'],
  'coachMessages.send': ADMIN_ONLY,
  'coachMessages.delete': ['any', 'own', 'none', 'none', 'none'],
  // Anyone adds quick links, only the creator changes them [B532].
  'quickLinks.read': ['own', 'own', 'own', 'own', 'own'],
  'quickLinks.write': ['own', 'own', 'own', 'none', 'none'],
  // A widget of the clinician's and the administrator's home; its buttons are disabled for other roles [B531].
  'myTasks.read': ['own', 'own', 'none', 'none', 'none'],
  'myTasks.write': ['own', 'own', 'none', 'none', 'none'],
  // Assessment: answered by customers, or by staff in their view (decisions C). Staff of the family read the result.
  'assessment.answer': ['none', 'none', 'any', 'any', 'any'],
  'assessment.read': ['any', 'assigned', 'own', 'family', 'family'],
  // A family's dashboard is for the family and those who work with it; the workspace is for staff.
  'dashboards.family': ['any', 'assigned', 'own', 'family', 'family'],
  'dashboards.child': ['any', 'assigned', 'none', 'none', 'none'],
  'dashboards.workspace': ['any', 'own', 'none', 'none', 'none'],
  'dashboards.visit': ['own', 'own', 'own', 'none', 'none'],
  // Bright Moments stars: Administrator no, Business no, Customer yes [B409].
  'dashboards.star': ['none', 'none', 'own', 'none', 'none'],
  // The stored code runs on everyone's pages; only administrators may change it.
  // Staff see how much waits for them.
  'waiting.read': ['any', 'any', 'none', 'none', 'none'],
  'tracking.read': ALL,
  'tracking.write': ADMIN_ONLY,
  // Coaches and administrators connect their own Google account, not while acting (decisions B); everyone can have a
  // calendar feed.
  'calendar.connect': ['own', 'own', 'none', 'none', 'none'],
  'calendar.feed': ['own', 'own', 'own', 'none', 'none'],
  'calendar.export': ['any', 'assigned', 'own', 'family', 'family'],
  // Mail to a client: sent by administrators and business users; customers copy the address. The log shows own mails
  // and those to families one works with.
  'clientMail.connect': ['own', 'own', 'none', 'none', 'none'],
  'clientMail.send': ['any', 'assigned', 'none', 'none', 'none'],
  'clientMail.read': ['any', 'assigned', 'none', 'none', 'none'],
};

const VIEWERS: Viewer[] = [
  { role: 'Administrator' },
  { role: 'BusinessUser' },
  { role: 'Customer' },
  { role: 'BusinessAccesCustomer', actorRole: 'BusinessUser' },
  { role: 'BusinessAccesCustomer', actorRole: 'Administrator' },
];

const rows = Object.entries(PERMISSIONS).flatMap(([area, actions]) =>
  Object.keys(actions).map((action) => ({ area, action }) as Permission),
);

describe('permission table', () => {
  test('the permission table matches the expectation written from the specification', () => {
    const actual = Object.fromEntries(
      rows.map((row) => [`${row.area}.${row.action}`, VIEWERS.map((viewer) => reachWithin(viewer, row))]),
    );
    expect(actual).toEqual(EXPECTED);
  });

  test('a Member account, or acting without an actor role, has no permissions', () => {
    for (const row of rows) {
      expect(reachWithin({ role: 'Member' }, row)).toBe('none');
      expect(reachWithin({ role: 'BusinessAccesCustomer' }, row), `${row.area}.${row.action}`).toBe('none');
    }
  });

  test('an unknown action has no reach', () => {
    // @ts-expect-error: no such action
    expect(reachOf({ role: 'Administrator' }, 'users', 'dance')).toBe('none');
  });

  test('an action of another area does not compile and is denied', () => {
    const viewer = { role: 'Administrator' } as const;
    // @ts-expect-error: mails are not ticked
    expect(can(viewer, 'outbox', 'tick')).toBe(false);
    // @ts-expect-error: in a declaration neither
    const declared: Access = { area: 'outbox', action: 'tick' };
    expect(findGrant(declared as Permission)).toBeUndefined();
    expect(can({ role: 'Customer' }, 'tasks', 'tick')).toBe(true);
    // For a union of areas only their common actions are allowed.
    const either = 'tasks' as 'tasks' | 'sessions';
    expect(can(viewer, either, 'read')).toBe(true);
    // @ts-expect-error: sessions are not ticked
    expect(can(viewer, either, 'tick')).toBe(false);
  });
});
