import { formatWall } from '../kernel/date-text.ts';

// The end of a child's programme, once it is over. The last day belongs to the programme.

type Child = { memberShipEnd: string | null };

/** `today` is the reader's calendar day. */
export const hasEnded = ({ memberShipEnd }: Child, today: string): boolean =>
  memberShipEnd !== null && memberShipEnd < today;

/** 'ended on 5 March 2027' */
export const endedText = (lastDay: string): string => `ended on ${formatWall(Date.parse(lastDay), 'D MMMM YYYY')}`;

export const endedTexts = {
  programme: 'Programme',
  /** In the form that can extend it. */
  goesOn: (lastDay: string) =>
    `The programme ${endedText(lastDay)}. With a later day, or none, it goes on: tasks and reminders as well.`,
  /** In place of the greetings, which speak of what is ahead. */
  greeting: (user: string) => `Good to see you, ${user}.`,
  /** On the family's home, where the tasks were. */
  homeTitle: (child: string) => `${child}’s programme has ended`,
  home: (lastDay: string) =>
    `It ${endedText(lastDay)}, and there is nothing to do now. All that you did together stays here: read it whenever you like.`,
  homeAsk: (coach: string) => `If you wonder what comes next, ask ${coach}.`,
  team: 'your Amberway team',
} as const;
