import { formatWall } from '../kernel/date-text.ts';
import { listed } from '../kernel/listed.ts';
import { counted, type NotificationKinds } from '../kernel/notification-kind.ts';
import { EXPIRING_DAYS, EXPIRING_QUERY } from '../members/texts.ts';
import { childPagePath } from '../shell/child-page-path.ts';
import { pageTarget } from '../shell/notification-targets.ts';
import { SCREENS } from '../shell/routes.ts';

// The end of a child's programme, before it comes. Afterwards: members/ended.ts.

/** People are notified this many days before the last day, once each. */
export const NOTICE_DAYS = [EXPIRING_DAYS, 7] as const;

/** More children than this are counted, not named, in one line for administrators. */
const NAMED = 3;

const dayText = (day: string) => formatWall(Date.parse(day), 'D MMMM YYYY');

type Ending = { name: string; lastDay: string };
const endingText = ({ name, lastDay }: Ending) => `${name} on ${dayText(lastDay)}`;

export const endingTexts = {
  toStaff: (child: string, lastDay: string) => `${child}’s programme ends on ${dayText(lastDay)}`,
  /** Kind and plain: neither alarm nor offer. `team` are the first names of those who work with the family. */
  toFamily: (child: string, lastDay: string, team: readonly string[]) =>
    `${child}’s programme runs until ${dayText(lastDay)}. ${team.length > 0 ? listed(team) : 'Your Amberway team'} can tell you what comes after it: just ask. Everything written about ${child} stays here for you.`,
  toAdministrators: (children: readonly Ending[]) => {
    const [first, ...others] = children;
    if (first && others.length === 0) return endingTexts.toStaff(first.name, first.lastDay);
    const more = children.length - NAMED;
    const named = children.slice(0, NAMED).map(endingText);
    return `${children.length} programmes end soon: ${listed(more > 0 ? [...named, `${more} more`] : named)}`;
  },
} as const;

export const endingNotifications = {
  /** For the clinician and the success manager. */
  PROGRAMME_ENDS: {
    subject: 'event',
    end: 'gone',
    weekly: { family: 1, staff: 2, administrator: 2 },
    counted: counted('programme that ends soon', 'programmes that end soon'),
    record: null,
    target: ({ member }) => pageTarget(member ? childPagePath(member._id) : SCREENS.members.path),
  },
  /** For the family: whom it can ask. */
  OWN_PROGRAMME_ENDS: {
    subject: 'event',
    end: 'gone',
    weekly: { family: 1, staff: 2, administrator: 2 },
    counted: counted('programme that ends soon', 'programmes that end soon'),
    record: null,
    target: () => pageTarget(SCREENS.messages.path),
  },
  /** One line a day at most. */
  PROGRAMMES_END: {
    subject: 'event',
    end: 'gone',
    weekly: { family: 1, staff: 2, administrator: 2 },
    counted: counted('programme that ends soon', 'programmes that end soon'),
    record: null,
    administratorsOnly: true,
    target: () => pageTarget(`${SCREENS.members.path}${EXPIRING_QUERY}`),
  },
} as const satisfies NotificationKinds;
