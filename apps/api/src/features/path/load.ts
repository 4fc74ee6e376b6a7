import { plainText } from '@amberway/contract/kernel/rich-text';
import { isBlank } from '@amberway/contract/kernel/visible';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { outcomeIsOpen } from '@amberway/contract/programme/outcome-status';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';
import { dayInZone } from '../../kernel/clock/today.ts';
import { whereItWorks } from '../skills/public.ts';
import { lastTicks, lastWords, masteredSkills, skillsInProgress, winsAtMastery } from './queries.ts';

type Child = { id: string; zone: string; coach: string | null };
type InProgress = Awaited<ReturnType<typeof skillsInProgress>>[number];

/** The skill that was practised last; until one was, that of the primary outcome. */
const practisedLast = (open: readonly InProgress[], ticks: ReadonlyMap<string, string>) =>
  open.toSorted(
    (a, b) => (ticks.get(b.id) ?? '').localeCompare(ticks.get(a.id) ?? '') || Number(b.isPrimary) - Number(a.isPrimary),
  );

/** The path of a child, in days of its family's time zone. The caller has checked access to the child. */
export const loadPath = async ({ id, zone, coach }: Child): Promise<ChildPath> => {
  const [mastered, inProgress, words, wins, ticks] = await Promise.all([
    masteredSkills(id),
    skillsInProgress(id),
    lastWords(id),
    winsAtMastery(id),
    lastTicks(id),
  ]);
  const dayOf = (instant: string) => dayInZone(zone, new Date(instant));
  const wordsOf = new Map(words.map((row) => [row.skillId, row]));
  const winOf = new Map(wins.map(({ skillId, topWins }) => [skillId, topWins.map(plainText)]));
  // What was written when it was mastered goes first, then the family's own words, then the coach's note.
  const storyOf = (skill: (typeof mastered)[number]) =>
    [skill.comment, wordsOf.get(skill.id)?.text ?? '', ...(winOf.get(skill.id) ?? [])]
      .map((text) => text.trim())
      .find((text) => !isBlank(text)) ?? null;
  const open = inProgress.filter(
    ({ status, outcomeStatus }) => shownSkillStatus(status) === 'Active' && outcomeIsOpen(outcomeStatus),
  );
  const [here, ...others] = practisedLast(open, ticks);
  const said = here && wordsOf.get(here.id);
  const where = here ? await whereItWorks(here.id) : '';
  return {
    member: id,
    today: dayInZone(zone),
    coach,
    stones: mastered.map((skill) => ({
      _id: skill.id,
      name: skill.name,
      day: dayOf(skill.masteredAt ?? ''),
      story: storyOf(skill),
    })),
    here: here
      ? {
          _id: here.id,
          name: here.name,
          where: where || null,
          words: said?.at ? { text: said.text.trim(), by: said.by ?? '', day: dayOf(said.at) } : null,
        }
      : null,
    also: others.map(({ name }) => name),
  };
};
