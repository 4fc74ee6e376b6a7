import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { AccountName } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { demoId } from '@amberway/fixtures/ids';

const child = (path: string) => `${path}?memberId=${DEMO_CHILDREN.arlo.id}`;
const note = (number: number, action: 'view' | 'edit') =>
  child(`/dashboard/sessionNote/${demoId('note', number)}/${action}`);
/** A published note, and a coach's own unfinished one. */
const READ = note(60, 'view');
const WRITTEN = note(4, 'edit');
const OUTCOME = `${SCREENS.program.path}/Asking%20for%20help`;
const FAMILY = `/dashboard/customer${DEMO_PEOPLE.parent.id}`;

/** Nobody is signed in, or one of the demo accounts. */
export type Visitor = AccountName | 'nobody';

/** Every main screen of every role. */
export const ALL_SCREENS: readonly (readonly [Visitor, readonly string[]])[] = [
  ['nobody', [PUBLIC_ROUTES.login, PUBLIC_ROUTES.forgetPassword, PUBLIC_ROUTES.gettingStarted]],
  [
    'parent',
    [
      SCREENS.home.path,
      SCREENS.program.path,
      OUTCOME,
      SCREENS.notes.path,
      READ,
      SCREENS.sharedResources.path,
      SCREENS.sharedVideos.path,
      SCREENS.clientFiles.path,
      SCREENS.messages.path,
      SCREENS.myPosts.path,
      SCREENS.diary.path,
      SCREENS.weekCard.path,
      SCREENS.path.path,
      SCREENS.favourites.path,
      FAMILY,
      SCREENS.settings.path,
      SCREENS.notifications.path,
      SCREENS.learning.path,
      SCREENS.ideasForHome.path,
      SCREENS.dailyInsights.path,
      SCREENS.assessment.path,
      SCREENS.privacy.path,
    ],
  ],
  ['subscriber', [SCREENS.home.path, SCREENS.learning.path]],
  [
    'coach',
    [
      SCREENS.home.path,
      SCREENS.usersExpand.path,
      SCREENS.usersCustomer.path,
      child(SCREENS.home.path),
      child(SCREENS.program.path),
      child(SCREENS.notes.path),
      READ,
      WRITTEN,
      SCREENS.resources.path,
      SCREENS.learning.path,
      SCREENS.members.path,
      child(SCREENS.clientFiles.path),
      child(SCREENS.memberOverview.path),
      SCREENS.posts.path,
      SCREENS.emails.path,
      SCREENS.settings.path,
    ],
  ],
  [
    'admin',
    [
      SCREENS.home.path,
      SCREENS.usersCustomer.path,
      SCREENS.usersBusiness.path,
      SCREENS.usersProgram.path,
      `${SCREENS.usersBusiness.path}?create`,
      `${SCREENS.usersProgram.path}?edit=${DEMO_PEOPLE.parent.id}`,
      SCREENS.resources.path,
      SCREENS.videos.path,
      SCREENS.blogs.path,
      `${SCREENS.blogs.path}?create`,
      SCREENS.features.path,
      SCREENS.avatars.path,
      SCREENS.lookups.path,
      SCREENS.tracking.path,
      SCREENS.settings.path,
      SCREENS.reports.path,
      SCREENS.outbox.path,
      SCREENS.jobs.path,
    ],
  ],
];

/** The ones most people open most often. */
export const FIRST_SCREENS: readonly (readonly [Visitor, readonly string[]])[] = [
  ['nobody', [PUBLIC_ROUTES.login]],
  ['parent', [SCREENS.home.path, SCREENS.program.path, SCREENS.notes.path, SCREENS.sharedResources.path]],
  ['coach', [SCREENS.home.path, child(SCREENS.program.path), WRITTEN]],
  ['admin', [SCREENS.usersCustomer.path, SCREENS.resources.path, SCREENS.videos.path]],
];
