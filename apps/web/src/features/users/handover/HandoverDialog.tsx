import { useState } from 'react';
import type { Caseload } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { Field } from '../../../ui/form/Field.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { focusFirstWrongSoon } from '../../../ui/kit/first-wrong.ts';
import { BusinessUserSelect } from '../../../ui/people/BusinessUserSelect.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { handoverLabels, type Leave } from './labels.ts';
import styles from './handover.module.css';

export type Leaving = { person: { _id: string; firstName: string; lastName: string }; caseload: Caseload };
type Props = {
  leaving: readonly Leaving[];
  act: Leave;
  /** All who leave, also those without children. */
  ids: readonly string[];
  names: readonly string[];
  onDecide: (decision: { to: string | null } | undefined) => void;
};

/** Room for its three buttons in one row. */
const WIDTH = 600;
/** How many children are named; the rest is counted. */
const NAMED = 12;

const Children = ({ children }: Pick<Caseload, 'children'>) => (
  <ul className={styles['children']}>
    {children.slice(0, NAMED).map((child) => (
      <li key={child._id}>
        {fullName(child)} <small>{handoverLabels.family(fullName(child.parent))}</small>
      </li>
    ))}
    {children.length > NAMED && <li>{handoverLabels.more(children.length - NAMED)}</li>}
  </ul>
);

/** Names the children who lose their coach, and asks who has them next. */
export const HandoverDialog = ({ leaving, ids, act, names, onDecide }: Props) => {
  const labels = handoverLabels[act];
  const [to, setTo] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const isLeaving = to !== null && ids.includes(to);
  const problem = isLeaving ? userTexts.handOverToAnother : tried && to === null ? userTexts.staffOnlyCsm : undefined;
  const submit = () => {
    setTried(true);
    if (to !== null && !isLeaving) onDecide({ to });
  };
  return (
    <Dialog
      open
      title={labels.title(names)}
      width={WIDTH}
      onClose={() => onDecide(undefined)}
      footer={
        <div className={styles['buttons']}>
          <Button onClick={() => onDecide(undefined)}>Cancel</Button>
          <Button onClick={() => onDecide({ to: null })}>{labels.without}</Button>
          <Button
            variant="primary"
            danger={act === 'delete'}
            onClick={({ currentTarget }) => {
              submit();
              focusFirstWrongSoon(currentTarget.closest('dialog'));
            }}
          >
            {labels.hand}
          </Button>
        </div>
      }
    >
      {leaving.map(({ person, caseload: { children, families } }) => (
        <section key={person._id} className={styles['person']} aria-label={fullName(person)}>
          {children.length > 0 && (
            <>
              <p>{handoverLabels.children(fullName(person), children.length)}</p>
              <Children>{children}</Children>
            </>
          )}
          {families > 0 && <p>{handoverLabels.families(fullName(person), families)}</p>}
        </section>
      ))}
      <Field label={handoverLabels.to} error={problem && <span role="alert">{problem}</span>}>
        <BusinessUserSelect value={to} onChange={setTo} />
      </Field>
      <p className={styles['note']}>{handoverLabels.note}</p>
    </Dialog>
  );
};
