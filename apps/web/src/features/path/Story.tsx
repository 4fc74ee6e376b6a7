import type { ChildPath, Stone } from '@amberway/contract/path/schemas';
import { pathTexts } from '@amberway/contract/path/texts';
import { dayText, saidOn } from './day-text.ts';
import styles from './path.module.css';
import { useCoachText } from '../../ui/people/use-coach-text.ts';

/** A stone in text: its day, the skill and what was written about it. */
export const Story = ({ stone, today }: { stone: Stone; today: string }) => (
  <>
    <time dateTime={stone.day}>{dayText(stone.day, today)}</time>
    <h2 title={stone.name}>{stone.name}</h2>
    {stone.story && <p>{stone.story}</p>}
  </>
);

type Props = { path: ChildPath; child: string };

export const HereStory = ({ path: { here, today, stones }, child }: Props) => (
  <>
    <strong>{pathTexts.here(child)}</strong>
    {here && <h2 title={here.name}>{here.name}</h2>}
    {here?.words && (
      <p>
        {`“${here.words.text}”`} {here.words.by && <span className={styles['by']}>{`${here.words.by}, `}</span>}
        <span className={styles['by']}>{saidOn(here.words.day, today)}</span>
      </p>
    )}
    {here?.where && <p>{`${here.where}.`}</p>}
    {!here && stones.length === 0 && <p>{pathTexts.startWhy}</p>}
  </>
);

export const AheadStory = ({ coach }: Pick<ChildPath, 'coach'>) => {
  const coachText = useCoachText();
  return (
    <>
      <h2>{pathTexts.ahead}</h2>
      <p>{coach ? pathTexts.aheadWith(coach) : coachText(pathTexts.aheadWithCoach, pathTexts.aheadAlone)}</p>
    </>
  );
};
