import { can } from '@amberway/contract/kernel/permissions';
import { isReviewer, resourceEditor } from '@amberway/contract/resources/status';
import { WAITING_COUNTED, WAITING_KINDS, type WaitingKind } from '@amberway/contract/waiting/kinds';
import type { Principal } from '../../kernel/identity/principal.ts';
import { countFailedMails } from '../jobs/public.ts';
import { countUnanswered } from '../posts/public.ts';
import { countOpenErasures } from '../privacy/public.ts';
import { countToReview } from '../resources/public.ts';
import { countToAllocate } from '../users/public.ts';

type Kind = {
  handles: (viewer: Principal) => boolean;
  /** Up to a limit. */
  count: (limit: number, viewer: Principal) => Promise<number>;
};

const KINDS: Record<WaitingKind, Kind> = {
  families: { handles: (viewer) => can(viewer, 'users', 'allocate'), count: countToAllocate },
  posts: { handles: (viewer) => can(viewer, 'posts', 'answer'), count: countUnanswered },
  resources: { handles: (viewer) => isReviewer(resourceEditor(viewer)), count: countToReview },
  erasures: { handles: (viewer) => can(viewer, 'privacy', 'oversee'), count: countOpenErasures },
  mails: { handles: (viewer) => can(viewer, 'jobs', 'read'), count: countFailedMails },
};

export const countWaiting = (viewer: Principal) =>
  Promise.all(
    WAITING_KINDS.filter((kind) => KINDS[kind].handles(viewer)).map(async (kind) => ({
      kind,
      count: await KINDS[kind].count(WAITING_COUNTED, viewer),
    })),
  );
