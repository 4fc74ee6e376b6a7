import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { privacyNotificationTexts } from '@amberway/contract/privacy/notifications';
import { SCREENS } from '@amberway/contract/shell/routes';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { findUser } from '../../../kernel/identity/users.queries.ts';
import type { Services } from '../../../kernel/services.ts';
import { zoneOf } from '../../../kernel/clock/today.ts';
import { notifyAdministrators } from '../../notifications/public.ts';
import { planEnded } from './ended.queries.ts';

const BATCH = 100;

type Planned = Awaited<ReturnType<typeof planEnded>>[number];

/** Without the name of a child: mails are read in many places. */
const mailFamily = async ({ mailer, config }: Services, { customerId, dueAt }: Planned, years: number) => {
  const user = await findUser(customerId);
  if (!user || !SIGN_IN_STATUSES.includes(user.userStatus)) return;
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: zoneOf(user) }).format(new Date(dueAt));
  await mailer.send({
    to: user.email,
    userId: user.id,
    subject: 'Your Amberway record will be erased',
    paragraphs: [
      `Hello ${user.firstName},`,
      `your programme with us ended ${years === 1 ? 'a year' : `${years} years`} ago. We do not keep records longer than that, so your family’s record will be erased on ${day}.`,
      'Until then you can download everything, or keep the record: both are under Privacy.',
    ],
    ...(config.PUBLIC_URL && {
      action: { label: 'Open Privacy', url: new URL(SCREENS.privacy.path, config.PUBLIC_URL).toString() },
    }),
  });
};

const planSome = (services: Services, years: number): Promise<number> =>
  inTransaction(async () => {
    const planned = await planEnded(years, BATCH);
    for (const one of planned) {
      const about = { record: 'family', recordId: one.customerId, subjectId: one.customerId };
      await recordAudit({ principal: null, action: 'requestErasure', ...about, requestId: 'record years' });
      await mailFamily(services, one, years);
    }
    return planned.length;
  });

/** Plans the erasure of records whose programme ended long ago, and tells administrators in one line. */
export const planEndedRecords = async (services: Services, signal?: AbortSignal): Promise<number> => {
  const years = services.config.RECORD_YEARS;
  if (years === undefined) return 0;
  let families = 0;
  for (let planned = BATCH; planned === BATCH;) {
    signal?.throwIfAborted();
    planned = await planSome(services, years);
    families += planned;
  }
  if (families > 0)
    await notifyAdministrators({
      type: 'RECORDS_END',
      actorId: null,
      customerId: null,
      message: privacyNotificationTexts.recordsEnd(families),
    });
  return families;
};
