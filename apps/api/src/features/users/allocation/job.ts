import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '@amberway/contract/kernel/dates';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { SCREENS } from '@amberway/contract/shell/routes';
import { listed } from '@amberway/contract/kernel/listed';
import { allocationTexts, coachSentence } from '@amberway/contract/users/allocation';
import { userNotificationTexts } from '@amberway/contract/users/notifications';
import { inTransaction } from '../../../kernel/db/context.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import type { Services } from '../../../kernel/services.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { childrenOf, findCustomer, namesOf, teamOf } from './queries.ts';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim();

type Payload = { customerId: string; actorId: string; before: string[] };

/** Notifies of the team as it is now: a coach who was added and removed again is not notified. */
const notifyAllocated = ({ customerId, actorId, before }: Payload, { mailer, config }: Services) =>
  inTransaction(async () => {
    const family = await findCustomer(customerId);
    if (!family || !SIGN_IN_STATUSES.includes(family.userStatus) || family.userStatus === 'Awaiting') return;
    const [children, team] = await Promise.all([childrenOf(customerId), teamOf(customerId)]);
    const names = await namesOf(team);
    const added = team.filter((id) => !before.includes(id));
    const left = before.filter((id) => !team.includes(id));
    const cared = children.flatMap(({ firstName, clinician }) => (clinician ? [{ firstName, coach: clinician }] : []));
    const said =
      cared.length > 0 ? coachSentence(cared) : allocationTexts.withoutCoach(names.find(({ id }) => id === family.csm));
    const about = { actorId, memberId: null, customerId };
    await notifyUsers([
      {
        ...about,
        type: 'FAMILY_ALLOCATED',
        businessUserId: null,
        recipients: added,
        message: userNotificationTexts.allocated(
          nameOf(family),
          listed(children.map(({ firstName }) => firstName)),
          family.timeZone ?? DEFAULT_TIME_ZONE,
        ),
      },
      {
        ...about,
        type: 'FAMILY_HANDED_OVER',
        businessUserId: null,
        recipients: left,
        message: userNotificationTexts.handedOver(nameOf(family), listed(names.map(nameOf))),
      },
      {
        ...about,
        type: 'COACH_ALLOCATED',
        businessUserId: cared[0]?.coach.id ?? family.csm,
        recipients: [customerId],
        message: said,
      },
    ]);
    await mailer.send({
      to: family.email,
      userId: customerId,
      subject: allocationTexts.mailSubject,
      paragraphs: [`Hello ${family.firstName},`, said, allocationTexts.mailInvitation],
      ...(config.PUBLIC_URL && {
        action: { label: allocationTexts.mailAction, url: new URL(SCREENS.home.path, config.PUBLIC_URL).href },
      }),
    });
  });

export const allocatedJob = defineJob({
  name: 'users.allocated',
  schema: z.strictObject({ customerId: z.uuid(), actorId: z.uuid(), before: z.array(z.uuid()) }),
  run: (payload, { services }) => notifyAllocated(payload, services),
});
