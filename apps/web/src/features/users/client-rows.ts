import { DAY } from '@amberway/contract/kernel/limits';
import { trueDate } from '../../kernel/device/clock.ts';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import type { Client, ClientWork } from '@amberway/contract/users/schemas';
import { formatIn } from '../../ui/dates.ts';
import { saidClock } from '../../ui/said-dates.ts';
import type { StatusTone } from '../../ui/tags/StatusTag.tsx';
import { today } from '../../ui/today.ts';

/** A line of the client list: one for each child, or one for a family that has none yet. */
export type ClientLine = {
  id: string;
  client: Client;
  child: MemberSummary | null;
  work: ClientWork | undefined;
  /** Messages belong to the family: they are counted at its first child. */
  newMessages: number;
};

const linesOfFamily = (client: Client): ClientLine[] => {
  if (client.members.length === 0)
    return [{ id: client._id, client, child: null, work: undefined, newMessages: client.newMessages }];
  return client.members.map((child, at) => ({
    id: child._id,
    client,
    child,
    work: client.work.find(({ member }) => member === child._id),
    newMessages: at === 0 ? client.newMessages : 0,
  }));
};

const waits = ({ newMessages, work }: ClientLine): boolean => newMessages > 0 || (work?.requests ?? 0) > 0;

/** Children whose family waits for an answer about them come first; the others stay in their order. */
export const linesOf = (clients: readonly Client[]): ClientLine[] =>
  clients.flatMap(linesOfFamily).toSorted((a, b) => Number(waits(b)) - Number(waits(a)));

type Pill = { text: string; tone: StatusTone };

/** One thing that waits, in words: what the family asks comes before what is unfinished. */
export const pillOf = ({ newMessages, work }: ClientLine): Pill | null => {
  if (newMessages > 0) return { text: `${newMessages} new`, tone: 'info' };
  if (work && work.requests > 0) return { text: `${work.requests} request`, tone: 'soft' };
  if (work && work.drafts > 0)
    return { text: `${work.drafts} ${work.drafts === 1 ? 'draft' : 'drafts'}`, tone: 'warn' };
  return null;
};

/** 'today 3 pm', 'Thu 9:30 am', and only the day if it is not this week: the line is short. */
export const nextHour = (at: string, zone: string | null, now = trueDate()): string => {
  const clock = saidClock(at, zone);
  if (today(zone, now) === today(zone, new Date(at))) return `today ${clock}`;
  const isSoon = Date.parse(at) - now.getTime() < 6 * DAY;
  return isSoon ? `${formatIn(at, zone, 'ddd')} ${clock}` : formatIn(at, zone, 'ddd D MMM');
};
