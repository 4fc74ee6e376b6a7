import { PAGE_MOOD_DAYS } from '@amberway/contract/child-page/limits';
import type { ChildPage, MoodDay, PageNote } from '@amberway/contract/child-page/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { plainText } from '@amberway/contract/kernel/rich-text';
import { isBlank } from '@amberway/contract/kernel/visible';
import { isCustomerInReach } from '../../kernel/authorise/queries.ts';
import { dayBounds } from '../../kernel/clock/day-bounds.ts';
import { dayInZone, zoneOf } from '../../kernel/clock/today.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { listEntries } from '../diary/public.ts';
import { listRequests, presentRequest } from '../session-requests/public.ts';
import { childrenOf, findChild, type NoteRow, partsOf } from './queries.ts';

const REQUESTS = { skip: 0, limit: 5 };

const firstVisible = (htmls: readonly string[]): string | null =>
  htmls.map(plainText).find((text) => !isBlank(text)) ?? null;

const presentNote = ({ topWins, skillsForHome, ...note }: NoteRow): PageNote => ({
  ...note,
  win: firstVisible(topWins),
  idea: firstVisible([skillsForHome]),
});

/** The last days, the current one included, in the zone of the family whose diary it is. */
const lastDays = (zone: string, now: Date): string[] => {
  const today = Date.parse(dayInZone(zone, now));
  return Array.from({ length: PAGE_MOOD_DAYS }, (_, n) =>
    new Date(today - (PAGE_MOOD_DAYS - 1 - n) * DAY).toISOString().slice(0, 10),
  );
};

export const loadChildPage = async (principal: Principal, reach: Reach, memberId: string): Promise<ChildPage> => {
  const found = await findChild(principal, reach, memberId);
  if (!found) throw notFound();
  const { member, parent } = found;
  const zone = zoneOf(parent);
  const days = lastDays(zone, new Date());
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const [seesFamily, children, parts, { rows: requests }, { rows: entries }] = await Promise.all([
    isCustomerInReach(principal, reach, parent._id),
    childrenOf(principal, reach, parent._id),
    partsOf({
      memberId,
      familyId: parent._id,
      viewerId: principal.actorId,
      from: dayBounds(zone, from).from,
      to: dayBounds(zone, to).to,
    }),
    listRequests(principal, reach, { member: memberId, status: 'open' }, REQUESTS),
    listEntries(memberId, { from, to }, { skip: 0, limit: PAGE_MOOD_DAYS }),
  ]);
  const sessionDays = new Set(parts.sessions.map(({ at }) => dayInZone(zone, new Date(at))));
  const moods = days.map((day): MoodDay => {
    const entry = entries.find((one) => one.day === day);
    return {
      day,
      label: entry?.emoji.label ?? null,
      iconSvg: entry?.emoji.iconSvg ?? null,
      note: entry?.note ?? null,
      session: sessionDays.has(day),
    };
  });
  return {
    member,
    seesFamily,
    children,
    parent: seesFamily ? parent : { ...parent, phoneCountryCode: null, phoneNumber: null },
    nextSession: parts.next[0] ?? null,
    notes: { count: parts.noteCount, items: parts.notes.map(presentNote) },
    tasks: { open: parts.openCount, items: [...parts.openTasks, ...parts.doneTasks] },
    questions: parts.questions,
    requests: requests.map(presentRequest),
    moods,
    files: seesFamily ? { count: parts.fileCount, items: parts.files } : { count: 0, items: [] },
  };
};
