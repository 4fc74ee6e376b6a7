import { gasNotificationTexts } from '@amberway/contract/gas/notifications';
import { isFamily } from '@amberway/contract/kernel/roles';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { publish } from '../../kernel/events/publish.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { aboutFamily, type Family, notifyUsers } from '../notifications/public.ts';
import { coachOf, readersOf } from './queries.ts';

// Call these in the transaction of the change.

/** Open pages of the family and its staff reload the child's scales. */
export const publishGas = async ({ id, parentId }: Family): Promise<void> =>
  publish({ type: 'gas', member: id }, await readersOf(id, parentId));

const TEXTS = {
  GAS_TO_AGREE: gasNotificationTexts.toAgree,
  GAS_AGREED: gasNotificationTexts.agreed,
  GAS_TO_RATE: gasNotificationTexts.toRate,
  GAS_TO_SETTLE: (_name: string, title: string) => gasNotificationTexts.toSettle(title),
  GAS_SETTLED: (_name: string, title: string) => gasNotificationTexts.settled(title),
} as const satisfies Partial<Record<NotificationType, (name: string, title: string) => string>>;
export type GasNotice = keyof typeof TEXTS;

/** Notifies the other side: the family, or its coach. */
export const notifyOtherSide = async (
  principal: Principal,
  family: Family,
  {
    type,
    outcomeId,
    title,
    coach,
  }: { type: GasNotice; outcomeId: string; title: string; coach?: string | null | undefined },
): Promise<void> =>
  notifyUsers([
    {
      ...aboutFamily(principal, family),
      type,
      outcomeId,
      recipients: [isFamily(principal) ? await coachOf(family, coach) : family.parentId],
      message: (_reader, actor) => TEXTS[type](actor?.firstName ?? '', title),
    },
  ]);
