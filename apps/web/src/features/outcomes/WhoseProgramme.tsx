import { endedText, endedTexts, hasEnded } from '@amberway/contract/members/ended';
import { memberTexts } from '@amberway/contract/members/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './outcomes.module.css';
import { useDay } from '../../ui/use-day.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';

type Child = { _id: string; firstName: string; lastName: string; memberShipEnd: string | null };
type Props = { child: Child; siblings: readonly Child[]; onSelect: (id: string) => void };

const End = ({ memberShipEnd: end }: Pick<Child, 'memberShipEnd'>) => {
  const day = useDay(useMe().timeZone);
  if (!end) return null;
  if (hasEnded({ memberShipEnd: end }, day)) return <span>{`${endedTexts.programme} ${endedText(end)}`}</span>;
  return (
    <span>
      {`${memberTexts.nextRolloverDate}: `}
      <ViewerTime at={end} day />
    </span>
  );
};

/** The programme's child; with siblings, a selector. */
export const WhoseProgramme = ({ child, siblings, onSelect }: Props) => (
  <>
    {siblings.length > 1 ? (
      <>
        <span className={styles['onPaper']}>{fullName(child)}</span>
        <span data-screen-only>
          <ChildChoice child={child} siblings={siblings} onSelect={onSelect} />
        </span>
      </>
    ) : (
      <span>{fullName(child)}</span>
    )}
    <End {...child} />
  </>
);
