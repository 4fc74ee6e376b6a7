import type { UserDetails } from '@amberway/contract/users/schemas';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { STATUS_TONES, statusLabel } from '../users/public.ts';

/** A customer's status and plan. */
export const PlanTags = ({ user }: { user: UserDetails }) => (
  <>
    <StatusTag tone={STATUS_TONES[user.userStatus]}>{statusLabel(user)}</StatusTag>
    {user.choosePlan && <StatusTag tone="soft">{user.choosePlan}</StatusTag>}
  </>
);
