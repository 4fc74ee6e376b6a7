import { useQuery } from '@tanstack/react-query';
import { endPracticePass } from '@amberway/contract/practice/endpoints';
import type { PracticePass } from '@amberway/contract/practice/schemas';
import { practiceTexts } from '@amberway/contract/practice/texts';
import { useCan } from '../../../kernel/queries/me.ts';
import { useQuestion } from '../../../ui/confirm/use-ask.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { QueryPlaceholder } from '../../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { practiceLabels as labels } from '../labels.ts';
import { passesQuery } from '../queries.ts';
import styles from './passes.module.css';

type RowProps = { pass: PracticePass; onEnd: () => void };

const Row = ({ pass: { deviceName, members, expiresAt, lastUsedAt }, onEnd }: RowProps) => (
  <li className={styles['device']}>
    <div>
      <strong>{deviceName}</strong>
      <p>
        {labels.children(members.map(({ firstName }) => firstName).join(', '))}
        <br />
        {labels.usable}
        <ViewerTime at={expiresAt} day />
        <br />
        {lastUsedAt ? (
          <>
            {labels.lastUsed}
            <ViewerTime at={lastUsedAt} />
          </>
        ) : (
          labels.notUsed
        )}
      </p>
    </div>
    <Button aria-label={`${labels.end}: ${deviceName}`} onClick={onEnd}>
      {labels.end}
    </Button>
  </li>
);

/** The devices that record without a sign-in, each with its end. */
export const Passes = () => {
  const ask = useQuestion();
  const may = useCan('practice', 'pass');
  const query = useQuery({ ...passesQuery, enabled: may });
  const { run } = useAction(endPracticePass, {
    invalidates: [{ queryKey: passesQuery.queryKey }],
    done: practiceTexts.deviceEnded,
  });
  if (!may) return null;
  const confirmEnd = ({ _id, deviceName }: PracticePass) =>
    ask({
      question: labels.endQuestion(deviceName),
      details: labels.endDetails,
      danger: true,
      onYes: () => run({ params: { id: _id } }),
    });
  return (
    <SectionCard title={labels.devices} id="ready-devices">
      <p className={styles['hint']}>{labels.devicesHint}</p>
      <QueryPlaceholder query={query} lines={2} />
      {query.data?.length === 0 && <p>{labels.noDevices}</p>}
      <ul>
        {query.data?.map((pass) => (
          <Row key={pass._id} pass={pass} onEnd={() => confirmEnd(pass)} />
        ))}
      </ul>
    </SectionCard>
  );
};
