import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { cancelErasure, exportRecord, prepareExport, requestErasure } from '@amberway/contract/privacy/endpoints';
import type { Privacy } from '@amberway/contract/privacy/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { EXPORT_FILE } from '@amberway/contract/privacy/texts';
import { call } from '../../kernel/api.ts';
import { toAddress } from '../../kernel/request.ts';
import { useAsk } from '../../ui/confirm/use-ask.ts';
import { confirmationCancelled, useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { formatDate } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNotices } from '../../ui/notices.ts';
import { saveFrom } from '../../ui/save-file.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { ConsentText } from './ConsentText.tsx';
import styles from './privacy.module.css';
import { PRIVACY_SLICE } from './queries.ts';
import { words } from './words.ts';

type Props = { privacy: Privacy; zone: string | null; /** Read by the family itself. */ own: boolean };

const TakeAlong = ({ customerId }: { customerId: string }) => {
  const notices = useNotices();
  const { confirmed, question } = useConfirmed(words.takeWhy);
  const params = { customerId };
  const take = useMutation({
    mutationFn: () => confirmed(() => call(prepareExport, { params })),
    onSuccess: ({ data }) => {
      saveFrom(toAddress(exportRecord, params, { t: data.token }), EXPORT_FILE);
      notices.success(words.taken);
    },
    onError: (error) => !confirmationCancelled(error) && notices.error(error),
  });
  return (
    <SectionCard title={words.takeTitle}>
      <p>{words.takeNote}</p>
      <Button
        icon={<Icon name="download" size={18} />}
        loading={take.isPending && !question}
        onClick={() => take.mutate()}
      >
        {words.take}
      </Button>
      {question}
    </SectionCard>
  );
};

const Erasure = ({ privacy, zone, own }: Props) => {
  const { customer, erasure, keepDays } = privacy;
  const client = useQueryClient();
  const notices = useNotices();
  const ask = useAsk();
  const params = { customerId: customer._id };
  const done = {
    onSuccess: ({ message }: { message?: string | undefined }) => message && notices.success(message),
    onError: notices.error,
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVACY_SLICE] }),
  };
  const { confirmed, question } = useConfirmed(words.eraseWhy);
  const request = useMutation({
    mutationFn: () => confirmed(() => call(requestErasure, { params })),
    ...done,
    onError: (error) => !confirmationCancelled(error) && notices.error(error),
  });
  const takeBack = useMutation({ mutationFn: () => call(cancelErasure, { params }), ...done });
  const confirm = () =>
    ask({
      question: words.eraseQuestion,
      details: words.eraseDetails(formatDate(new Date(Date.now() + keepDays * DAY).toISOString(), zone)),
      danger: true,
      onClosed: (yes) => yes && request.mutate(),
    });
  return (
    <SectionCard title={words.eraseTitle}>
      {erasure ? (
        <>
          <p role="status">
            <strong>{words.due(formatDate(erasure.dueAt, zone))}</strong>
          </p>
          <Button type="primary" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {words.keep}
          </Button>
        </>
      ) : (
        <>
          <p>{(own ? words.eraseNote : words.eraseNoteOf)(keepDays)}</p>
          <Button danger loading={request.isPending && !question} onClick={confirm}>
            {words.erase}
          </Button>
        </>
      )}
      {question}
    </SectionCard>
  );
};

const Agreed = ({ privacy: { consent }, zone, own }: Props) => (
  <SectionCard title={own ? words.consentTitle : words.consentTitleOf}>
    <p>{consent ? words.agreed(consent.version, formatDate(consent.at, zone)) : words.notAgreed}</p>
    <ConsentText />
  </SectionCard>
);

/** What can be done with a family's record. */
export const RecordCards = (props: Props) => (
  <div className={styles['cards']}>
    <TakeAlong customerId={props.privacy.customer._id} />
    <Erasure {...props} />
    <Agreed {...props} />
  </div>
);
