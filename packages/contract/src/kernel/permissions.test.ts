import { describe, expect, test } from 'vitest';
import type { Access } from './endpoint.ts';
import { can, findGrant, type Permission, PERMISSIONS, reachOf, reachWithin, type Viewer } from './permissions.ts';

// Written by hand from the specification, apart from the table: a table cannot catch its own errors.
// Columns: administrator, business user, customer, business user acting as a customer, administrator acting.

type Reaches = [string, string, string, string, string];
const ADMIN_ONLY: Reaches = ['any', 'none', 'none', 'none', 'none'];
const ALL: Reaches = ['any', 'any', 'any', 'any', 'any'];
const STAFF_ONLY: Reaches = ['any', 'any', 'none', 'none', 'none'];

/** Kept by administrators alone (permission table of the content area, decisions C). */
const kept = (area: string, read: Reaches): Record<string, Reaches> => ({
  [`${area}.read`]: read,
  [`${area}.create`]: ADMIN_ONLY,
  [`${area}.edit`]: ADMIN_ONLY,
  [`${area}.delete`]: ADMIN_ONLY,
});

const EXPECTED: Record<string, Reaches> = {
  // Everyone signed in sees and keeps their own session; while acting the view is the customer's.
  'account.read': ['own', 'own', 'own', 'own', 'own'],
  'account.signOut': ['own', 'own', 'own', 'own', 'own'],
  'account.refresh': ['own', 'own', 'own', 'own', 'own'],
  // Never the customer's personal acts while acting (decisions B).
  'account.confirm': ['own', 'own', 'own', 'none', 'none'],
  'account.changePassword': ['own', 'own', 'own', 'none', 'none'],
  'account.firstLogin': ['own', 'own', 'own', 'none', 'none'],
  // Where somebody is signed in is nobody else's business.
  'account.devices': ['own', 'own', 'own', 'none', 'none'],
  // Administrators may open any customer, business users the families they work with; no nesting.
  'actAs.start': ['any', 'assigned', 'none', 'none', 'none'],
  'actAs.end': ['none', 'none', 'none', 'own', 'own'],
  // Business users get the directory of customers; a customer's view shows that family only.
  'users.list': ['any', 'any', 'none', 'family', 'family'],
  'users.clients': ['own', 'own', 'none', 'none', 'none'],
  // Names for selects are for staff.
  'users.lean': ['any', 'any', 'none', 'family', 'family'],
  // Families they do not work with are closed to business users; a customer sees their own account.
  'users.read': ['any', 'assigned', 'own', 'family', 'family'],
  'users.public': ['any', 'any', 'any', 'any', 'any'],
  'users.count': ['any', 'any', 'none', 'none', 'none'],
  // Administrators make, remove and mail accounts; everyone keeps their own details, nobody while acting (by field).
  'users.create': ['any', 'none', 'none', 'none', 'none'],
  'users.edit': ['any', 'own', 'own', 'family', 'family'],
  'users.delete': ['any', 'none', 'none', 'none', 'none'],
  'users.sendLink': ['any', 'none', 'none', 'none', 'none'],
  'account.emailSignature': ['own', 'own', 'none', 'none', 'none'],
  // A business user opens one more family with a reason; an administrator has no need to.
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
  'notifications.list': ['own', 'own', 'own', 'own', 'own'],
  'notifications.create': ['any', 'assigned', 'own', 'family', 'family'],
  // Reading marks and the counter are the account holder's own.
  'notifications.read': ['own', 'own', 'own', 'none', 'none'],
  'notifications.settings': ['own', 'own', 'own', 'none', 'none'],
  // Add Outcomes, Skills: Business yes, Administrator not shown, Customer no [B516].
  'outcomes.read': ['any', 'assigned', 'own', 'family', 'family'],
  'outcomes.create': ['none', 'assigned', 'none', 'family', 'none'],
  'outcomes.edit': ['none', 'assigned', 'none', 'family', 'none'],
  'skills.read': ['any', 'assigned', 'own', 'family', 'family'],
  'skills.create': ['none', 'assigned', 'none', 'family', 'none'],
  'skills.edit': ['none', 'assigned', 'none', 'family', 'none'],
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
  // Customers see like and dislike [B857]; nobody likes in their name.
  'sessions.rate': ['none', 'none', 'own', 'none', 'none'],
  // The Session Report is for Admin [B655].
  'reports.sessions': ADMIN_ONLY,
  // Everyone keeps their own favourite pages; a family's are not changed by someone in its view.
  'favourites.read': ['own', 'own', 'own', 'own', 'own'],
  'favourites.write': ['own', 'own', 'own', 'none', 'none'],
  // Authors: read by all signed in, kept by staff, deleted by administrators [B848].
  'authors.read': ALL,
  'authors.create': STAFF_ONLY,
  'authors.edit': STAFF_ONLY,
  'authors.delete': ADMIN_ONLY,
  // Families read what is published, through the same calls.
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
  // Workshops: create Business and Admin by the drawer, edit Admin, no delete.
  'workshops.read': ALL,
  'workshops.create': STAFF_ONLY,
  'workshops.edit': ADMIN_ONLY,
  'content.import': ADMIN_ONLY,
  'content.export': ADMIN_ONLY,
  'content.bulk': ADMIN_ONLY,
  // The library is open to all roles [B031]; how far a family is, nobody says in its name.
  'learning.read': ['own', 'own', 'own', 'own', 'own'],
  'learning.write': ['own', 'own', 'own', 'none', 'none'],
  // Staff share videos with the families they work with, who see them.
  'sharedVideos.read': ['any', 'assigned', 'own', 'family', 'family'],
  'sharedVideos.share': ['any', 'assigned', 'none', 'family', 'family'],
  // A child's picture is made by the family or with it.
  'avatars.write': ['any', 'assigned', 'own', 'family', 'family'],
  // The library is for Business and Admin, who create and edit; delete, promote and flag are Admin's [B511 B513 B387].
  // A family reads what is shared with it. Stars belong to a person, so nobody sets them while acting.
  'resources.list': ['any', 'any', 'none', 'any', 'any'],
  'resources.read': ['any', 'any', 'own', 'any', 'any'],
  'resources.uploads': ADMIN_ONLY,
  'resources.favourite': ['own', 'own', 'none', 'none', 'none'],
  'resources.create': STAFF_ONLY,
  'resources.edit': STAFF_ONLY,
  'resources.delete': ADMIN_ONLY,
  'resources.flag': ADMIN_ONLY,
  // Staff share with the families they work with.
  'sharedResources.read': ['any', 'assigned', 'own', 'family', 'family'],
  'sharedResources.share': ['any', 'assigned', 'none', 'family', 'family'],
  // Comments: Business and customers write, administrators have no comment box, not even in a customer's view [B523].
  'comments.read': ['any', 'assigned', 'own', 'family', 'family'],
  'comments.write': ['none', 'assigned', 'own', 'family', 'none'],
  // Any role opens the client files: the family's own, and those who work with it [B856].
  'clientFiles.read': ['any', 'assigned', 'own', 'family', 'family'],
  'clientFiles.upload': ['any', 'assigned', 'own', 'family', 'family'],
  'clientFiles.delete': ['any', 'assigned', 'own', 'family', 'family'],
  // What is deleted for good is gone: only the family itself and administrators do it.
  'clientFiles.emptyBin': ['any', 'none', 'own', 'none', 'none'],
  // Post editing is for Business and Admin; others only view. A post is its author's own voice.
  'posts.read': ['any', 'any', 'own', 'family', 'family'],
  'posts.create': ['none', 'none', 'own', 'none', 'none'],
  'posts.delete': ['any', 'any', 'own', 'none', 'none'],
  'posts.answer': STAFF_ONLY,
  // News are for families; nobody closes them for someone else. The diary is the family's to write.
  'news.read': ['none', 'none', 'own', 'own', 'own'],
  'news.close': ['none', 'none', 'own', 'none', 'none'],
  'diary.read': ['any', 'assigned', 'own', 'family', 'family'],
  'diary.write': ['none', 'none', 'own', 'none', 'none'],
  // A family learns who read its record, takes it along and has it erased; nobody agrees or asks in its view.
  'privacy.read': ['any', 'none', 'own', 'none', 'family'],
  'privacy.export': ['any', 'none', 'own', 'none', 'none'],
  'privacy.erase': ['any', 'none', 'own', 'none', 'none'],
  'privacy.consent': ['none', 'none', 'own', 'none', 'none'],
  'privacy.oversee': ADMIN_ONLY,
  // Business users send messages to clients [B155]; families answer those they received. Nobody writes, hides or
  // acknowledges for a family in its view.
  'messages.read': ['any', 'assigned', 'own', 'family', 'family'],
  'messages.send': ['any', 'assigned', 'none', 'none', 'none'],
  'messages.receive': ['own', 'own', 'own', 'none', 'none'],
  'messages.reply': ['none', 'none', 'own', 'none', 'none'],
  // adminToCoachMessage: Administrators send, business users read their own, both delete [B571].
  'coachMessages.read': ['any', 'own', 'none', 'none', 'none'],
  'coachMessages.send': ADMIN_ONLY,
  'coachMessages.delete': ['any', 'own', 'none', 'none', 'none'],
  // Anyone adds quick links, only the creator changes them [B532].
  'quickLinks.read': ['own', 'own', 'own', 'own', 'own'],
  'quickLinks.write': ['own', 'own', 'own', 'none', 'none'],
  // A widget of the clinician's and administrator's home; its buttons are disabled to another role [B531].
  'myTasks.read': ['own', 'own', 'none', 'none', 'none'],
  'myTasks.write': ['own', 'own', 'none', 'none', 'none'],
  // Assessment: customers, and staff in their view (decisions C). Those who work with a family read what it came to.
  'assessment.answer': ['none', 'none', 'any', 'any', 'any'],
  'assessment.read': ['any', 'assigned', 'own', 'family', 'family'],
  // A family's dashboard is its own and that of those who work with it; the workspace is the staff's.
  'dashboards.family': ['any', 'assigned', 'own', 'family', 'family'],
  'dashboards.workspace': ['any', 'own', 'none', 'none', 'none'],
  'dashboards.visit': ['own', 'own', 'own', 'none', 'none'],
  // Bright Moments stars: Administrator no, Business no, Customer yes [B409].
  'dashboards.star': ['none', 'none', 'own', 'none', 'none'],
  // The stored code runs on everyone's pages; only administrators change it.
  'tracking.read': ALL,
  'tracking.write': ADMIN_ONLY,
  // Coaches and administrators connect their own Google account, nobody while acting (decisions B); a calendar address
  // is for everyone.
  'calendar.connect': ['own', 'own', 'none', 'none', 'none'],
  'calendar.feed': ['own', 'own', 'own', 'none', 'none'],
  'calendar.export': ['any', 'assigned', 'own', 'family', 'family'],
  // Mail to a client: administrators and business users, customers copy the address. The log: own mails and those of
  // families one works with.
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
  test('agrees with the expectation written from the specification', () => {
    const actual = Object.fromEntries(
      rows.map((row) => [`${row.area}.${row.action}`, VIEWERS.map((viewer) => reachWithin(viewer, row))]),
    );
    expect(actual).toEqual(EXPECTED);
  });

  test('a Member account, and acting without an actor, may do nothing', () => {
    for (const row of rows) {
      expect(reachWithin({ role: 'Member' }, row)).toBe('none');
      expect(reachWithin({ role: 'BusinessAccesCustomer' }, row), `${row.area}.${row.action}`).toBe('none');
    }
  });

  test('an unknown action is refused', () => {
    // @ts-expect-error: no such action
    expect(reachOf({ role: 'Administrator' }, 'users', 'dance')).toBe('none');
  });

  test('an action of another area does not compile, and is refused', () => {
    const viewer = { role: 'Administrator' } as const;
    // @ts-expect-error: mails are not ticked
    expect(can(viewer, 'outbox', 'tick')).toBe(false);
    // @ts-expect-error: in a declaration neither
    const declared: Access = { area: 'outbox', action: 'tick' };
    expect(findGrant(declared as Permission)).toBeUndefined();
    expect(can({ role: 'Customer' }, 'tasks', 'tick')).toBe(true);
    // Of two areas only what both know.
    const either = 'tasks' as 'tasks' | 'sessions';
    expect(can(viewer, either, 'read')).toBe(true);
    // @ts-expect-error: sessions are not ticked
    expect(can(viewer, either, 'tick')).toBe(false);
  });
});
