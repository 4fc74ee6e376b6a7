import type { WeekCard } from '@amberway/contract/week-card/schemas';
import { weekCardTexts as texts } from '@amberway/contract/week-card/texts';
import { daysText, shortWeekday, weekday } from './day-names.ts';
import { withoutName } from './without-name.ts';

/** What the family lets be seen of the card. */
export type Show = { moods: boolean; face: boolean; name: boolean };
export const SHOW_ALL: Show = { moods: true, face: true, name: true };

export type Child = { firstName: string; lastName: string; avatarUrl: string | null };

/** The card as it is drawn: on the page, on paper and in the picture. What is hidden is not in it. */
export type ShownWeek = {
  title: string;
  days: string;
  face: { firstName: string; lastName: string; avatar: string | null } | null;
  win: { text: string; from: string } | null;
  moods: { day: string; weekday: string; label: string; iconSvg: string }[];
  practised: string[];
  idea: string | null;
  footer: string;
};

/** A face without a picture is a letter of the name. */
const faceOf = ({ firstName, lastName, avatarUrl }: Child, show: Show): ShownWeek['face'] => {
  if (!show.face || (!show.name && !avatarUrl)) return null;
  return show.name ? { firstName, lastName, avatar: avatarUrl } : { firstName: '', lastName: '', avatar: avatarUrl };
};

export const shownWeek = (card: WeekCard, child: Child, show: Show): ShownWeek => {
  const said = (text: string) => (show.name ? text : withoutName(text, child));
  const { win, practised, idea } = card;
  return {
    title: show.name ? texts.title(child.firstName) : texts.titleWithoutName,
    // A week that is not over ends today.
    days: daysText(card.from, card.today < card.to ? card.today : card.to),
    face: faceOf(child, show),
    win: win && { text: said(win.text), from: texts.winFrom(weekday(win.day), win.coach) },
    moods: show.moods ? card.moods.map((mood) => ({ ...mood, weekday: shortWeekday(mood.day) })) : [],
    practised: [
      ...practised.skills.map(({ name }) => said(name)),
      ...practised.tasks.map(({ name }) => said(name)),
      ...practised.sessions.map(({ topic, coach }) => texts.session(said(topic), coach)),
    ],
    idea: idea && said(idea),
    footer: show.name ? texts.madeBy(child.firstName) : texts.madeByWithoutName,
  };
};

/** Whether nothing was written down in this week. An idea may be of an earlier one. */
export const isQuiet = ({ win, moods, practised }: WeekCard): boolean =>
  !win && moods.length === 0 && Object.values(practised).every((some) => some.length === 0);
