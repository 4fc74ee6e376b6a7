import { MAIL_JOB } from '@amberway/contract/jobs/mail-job';
import { can } from '@amberway/contract/kernel/permissions';
import type { MemberTab } from '@amberway/contract/members/texts';
import { isReviewer, resourceEditor } from '@amberway/contract/resources/status';
import { WAITING_COUNTED, WAITING_KINDS, type WaitingKind } from '@amberway/contract/waiting/kinds';
import type { Principal } from '../../kernel/identity/principal.ts';
import { todayOf } from '../../kernel/clock/today.ts';
import { countStuck } from '../jobs/public.ts';
import { countInTab } from '../members/public.ts';
import { countUnanswered } from '../posts/public.ts';
import { countOpenErasures } from '../privacy/public.ts';
import { countToReview } from '../resources/public.ts';
import { countToAllocate } from '../users/public.ts';

type Kind = {
  handles: (viewer: Principal) => boolean;
  /** Up to a limit. */
  count: (limit: number, viewer: Principal) => Promise<number>;
};

const inTab =
  (tab: MemberTab): Kind['count'] =>
  (limit, viewer) =>
    countInTab(tab, todayOf(viewer), limit);

const KINDS: Record<WaitingKind, Kind> = {
  families: { handles: (viewer) => can(viewer, 'users', 'allocate'), count: countToAllocate },
  expiring: { handles: (viewer) => can(viewer, 'users', 'allocate'), count: inTab('Expiring') },
  expired: { handles: (viewer) => can(viewer, 'users', 'allocate'), count: inTab('Expired') },
  posts: { handles: (viewer) => can(viewer, 'posts', 'answer'), count: countUnanswered },
  resources: { handles: (viewer) => isReviewer(resourceEditor(viewer)), count: countToReview },
  erasures: { handles: (viewer) => can(viewer, 'privacy', 'oversee'), count: countOpenErasures },
  mails: { handles: (viewer) => can(viewer, 'jobs', 'read'), count: (limit) => countStuck(MAIL_JOB, limit) },
};

export const countWaiting = (viewer: Principal) =>
  Promise.all(
    WAITING_KINDS.filter((kind) => KINDS[kind].handles(viewer)).map(async (kind) => ({
      kind,
      count: await KINDS[kind].count(WAITING_COUNTED, viewer),
    })),
  );
