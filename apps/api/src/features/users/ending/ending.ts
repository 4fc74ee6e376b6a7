import { endingTexts } from '@amberway/contract/users/ending';
import { inTransaction } from '../../../kernel/db/context.ts';
import { notifyAdministrators, notifyUsers } from '../../notifications/public.ts';
import { claimEndings, type Ending } from './queries.ts';

/** Children in one transaction, and in one line for administrators. */
const BATCH = 500;

const nameOf = ({ first_name: first, last_name: last }: Ending) => `${first} ${last}`.trim();

const noticesOf = (ending: Ending) => {
  const { id, parent_id: parent, clinician, manager, team, last_day: lastDay, first_name: child } = ending;
  const about = { actorId: null, memberId: id, businessUserId: clinician, day: lastDay };
  return [
    {
      ...about,
      type: 'PROGRAMME_ENDS' as const,
      recipients: [clinician, manager],
      message: endingTexts.toStaff(nameOf(ending), lastDay),
    },
    {
      ...about,
      type: 'OWN_PROGRAMME_ENDS' as const,
      recipients: [parent],
      message: endingTexts.toFamily(child, lastDay, team),
    },
  ];
};

/** Notifies of programmes that end soon, once for each last day and time, however often and late this runs. */
export const notifyEndings = async (today: string, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    signal?.throwIfAborted();
    const found = await inTransaction(async () => {
      const endings = await claimEndings(today, BATCH);
      if (endings.length === 0) return 0;
      await notifyUsers(endings.flatMap(noticesOf));
      const children = endings.map((ending) => ({ name: nameOf(ending), lastDay: ending.last_day }));
      await notifyAdministrators({
        type: 'PROGRAMMES_END',
        actorId: null,
        customerId: null,
        message: endingTexts.toAdministrators(children),
      });
      return endings.length;
    });
    if (found < BATCH) return;
  }
};
