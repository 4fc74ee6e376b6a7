import { LIVES } from '@amberway/fixtures/life/people';
import { callAs } from '../world.ts';
import { type Day, MON, THU } from './day.ts';
import { SAM_CHANGES } from './families.ts';

const { ada, sam, tomas } = LIVES;

const handOver = async ({ world }: Day) => {
  const found = await callAs(world, ada, 'GET', `user/${sam.id}/allocation`);
  if (!found) return;
  const children = (found.children as { _id: string; version: number }[]).map(({ _id, version }) => ({
    _id,
    version,
    primaryContact: tomas.id,
  }));
  await callAs(world, ada, 'POST', `user/${sam.id}/allocation`, {
    version: found.family.version,
    csm: tomas.id,
    children,
  });
};

/** One answer a visit, so that questions wait. */
const answer = async ({ world }: Day) => {
  const posts = await callAs(world, ada, 'GET', 'userPost?skip=0&limit=50&showUnansweredPosts=true');
  const open = (posts?.docs as { _id: string }[] | undefined)?.at(-1);
  if (open)
    await callAs(world, ada, 'PUT', `userPost/${open._id}/answer`, {
      body: 'Many families say that a picture of the way helps.',
      status: 'Published',
    });
};

/** At noon, twice a week. */
export const adminDay = async (day: Day): Promise<void> => {
  const { world, number, weekday } = day;
  if (number === SAM_CHANGES) await handOver(day);
  if (weekday !== MON && weekday !== THU) return;
  await callAs(world, ada, 'GET', 'dashboard/workspace');
  await callAs(world, ada, 'GET', 'waiting');
  await callAs(world, ada, 'GET', 'user/all/customer?filter=Active&skip=0&limit=50');
  await callAs(world, ada, 'GET', `notification/${ada.id}?skip=0&limit=20`);
  await callAs(world, ada, 'PATCH', 'notification/readAll', { unreadCount: 0 });
  await answer(day);
};
