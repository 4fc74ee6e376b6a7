import { memberTexts } from '@amberway/contract/members/texts';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { fullName } from '../../ui/people/full-name.ts';
import styles from './outcomes.module.css';
import { ViewerTime } from '../../ui/ViewerTime.tsx';

type Child = { _id: string; firstName: string; lastName: string; memberShipEnd: string | null };
type Props = { child: Child; siblings: readonly Child[]; onSelect: (id: string) => void };

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
    {child.memberShipEnd && (
      <span>
        {`${memberTexts.nextRolloverDate}: `}
        <ViewerTime at={child.memberShipEnd} day />
      </span>
    )}
  </>
);
