import { cancelErasure, requestErasure } from '@amberway/contract/privacy/endpoints';
import { trueNow } from '../../kernel/device/clock.ts';
import type { Privacy } from '@amberway/contract/privacy/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { saidDate } from '../../ui/said-dates.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Passes } from '../practice/public.ts';
import { ConsentText } from './ConsentText.tsx';
import { People } from './People.tsx';
import styles from './privacy.module.css';
import { PRIVACY_SLICE } from './queries.ts';
import { useExport } from './use-export.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = { privacy: Privacy; zone: string | null; /** Viewed by the family itself. */ own: boolean };

const TakeAlong = ({ customerId }: { customerId: string }) => {
  const { confirmed, question } = useConfirmed(labels.takeWhy);
  const { take, isMaking } = useExport(customerId, confirmed);
  return (
    <SectionCard title={labels.takeTitle}>
      <p>{labels.takeNote}</p>
      <p role="status">{isMaking && labels.making}</p>
      <Button icon={<Icon name="download" size={18} />} busy={take.busy && !question} onClick={() => void take.run()}>
        {labels.take}
      </Button>
      {question}
    </SectionCard>
  );
};

/** Families read a date as people say it. */
const dateFor = (own: boolean) => (own ? saidDate : formatDate);

const Erasure = ({ privacy, zone, own }: Props) => {
  const { customer, erasure, keepDays } = privacy;
  const ask = useQuestion();
  const params = { customerId: customer._id };
  const done = {
    invalidates: [PRIVACY_SLICE],
    done: ({ message }: { message?: string | undefined }) => message,
  };
  const { confirmed, question } = useConfirmed(labels.eraseWhy);
  const request = useAction(requestErasure, { ...done, confirmed });
  const takeBack = useAction(cancelErasure, done);
  const confirm = () =>
    ask({
      question: labels.eraseQuestion,
      details: labels.eraseDetails(dateFor(own)(new Date(trueNow() + keepDays * DAY).toISOString(), zone)),
      danger: true,
      onClosed: (yes) => yes && void request.run({ params }),
    });
  return (
    <SectionCard title={labels.eraseTitle}>
      {erasure ? (
        <>
          <p role="status">
            <strong>{labels.due(dateFor(own)(erasure.dueAt, zone))}</strong>
          </p>
          <Button variant="primary" busy={takeBack.busy} onClick={() => void takeBack.run({ params })}>
            {labels.keep}
          </Button>
        </>
      ) : (
        <>
          <p>{(own ? labels.eraseNote : labels.eraseNoteOf)(keepDays)}</p>
          <Button danger busy={request.busy && !question} onClick={confirm}>
            {labels.erase}
          </Button>
        </>
      )}
      {question}
    </SectionCard>
  );
};

const Agreed = ({ privacy: { consent }, zone, own }: Props) => (
  <SectionCard title={own ? labels.consentTitle : labels.consentTitleOf}>
    <p>{consent ? labels.agreed(consent.version, dateFor(own)(consent.at, zone)) : labels.notAgreed}</p>
    <ConsentText />
  </SectionCard>
);

/** Actions on a family's record. */
export const RecordCards = (props: Props) => (
  <>
    <div className={styles['now']}>
      <People {...props} />
    </div>
    <div className={styles['cards']}>
      <TakeAlong customerId={props.privacy.customer._id} />
      <Erasure {...props} />
      <Agreed {...props} />
      {props.own && <Passes />}
    </div>
  </>
);
