import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { makeFeed, revokeFeed } from '@amberway/contract/calendar/endpoints';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { confirmationCancelled, useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { formatDate } from '../../ui/dates.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useNotices } from '../../ui/notices.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './calendar.module.css';
import { feedQuery } from './queries.ts';
import { labels } from './labels.ts';

/** One's own sessions in any calendar program, by a secret address. */
export const FeedSection = () => {
  const { timeZone } = useMe();
  const client = useQueryClient();
  const notices = useNotices();
  const copy = useCopy();
  const ask = useQuestion();
  const { confirmed, question } = useConfirmed(labels.detailsWhy);
  const feed = useQuery(feedQuery);
  const [url, setUrl] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const details = chosen ?? feed.data?.showsDetails ?? false;

  const make = useMutation({
    mutationFn: () => confirmed(() => call(makeFeed, { body: { showsDetails: details } })),
    onSuccess: ({ data: { url: made, ...state }, message }) => {
      setUrl(made);
      client.setQueryData(feedQuery.queryKey, state);
      if (message) notices.success(message);
    },
    onError: (error) => !confirmationCancelled(error) && notices.error(error),
  });
  const revoke = useMutation({
    mutationFn: () => call(revokeFeed),
    onSuccess: async ({ message }) => {
      setUrl(null);
      await client.invalidateQueries({ queryKey: feedQuery.queryKey });
      if (message) notices.success(message);
    },
    onError: notices.error,
  });
  const active = feed.data?.active ?? false;
  const replace = () => ask({ question: labels.replaceQuestion, onClosed: (yes) => yes && make.mutate() });
  const remove = () =>
    ask({ question: labels.revokeQuestion, danger: true, onYes: () => revoke.mutateAsync().catch(() => {}) });

  return (
    <SectionCard title={calendarTexts.feedTitle} id="calendar">
      <p className={styles['hint']}>{labels.feedHint}</p>
      {feed.isPending && <Skeleton active={false} title={false} paragraph={{ rows: 2 }} />}
      {feed.error && !feed.data && (
        <LoadFailure error={feed.error} onRetry={() => void feed.refetch()} busy={feed.isFetching} />
      )}
      {feed.data && (
        <>
          {url && active ? (
            <div className={styles['address']}>
              <Input aria-label={labels.address} readOnly value={url} onFocus={(event) => event.target.select()} />
              <Button type="primary" onClick={() => void copy(url, calendarTexts.feedCopied)}>
                {labels.copy}
              </Button>
            </div>
          ) : (
            <p className={styles['state']}>
              {feed.data.createdAt ? labels.feedOn(formatDate(feed.data.createdAt, timeZone)) : labels.feedOff}
            </p>
          )}
          <div className={styles['option']}>
            <Checkbox checked={details} onChange={(event) => setChosen(event.target.checked)}>
              {labels.details}
            </Checkbox>
            <p className={styles['hint']}>{labels.detailsHint}</p>
          </div>
          <div className={styles['row']}>
            <Button
              type={active ? 'default' : 'primary'}
              loading={make.isPending && !question}
              onClick={() => (active ? replace() : make.mutate())}
            >
              {active ? labels.replace : labels.make}
            </Button>
            {active && (
              <Button danger loading={revoke.isPending} onClick={remove}>
                {labels.revoke}
              </Button>
            )}
          </div>
        </>
      )}
      {question}
    </SectionCard>
  );
};
