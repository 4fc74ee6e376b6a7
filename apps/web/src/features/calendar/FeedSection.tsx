import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeFeed, revokeFeed } from '@amberway/contract/calendar/endpoints';
import { calendarTexts } from '@amberway/contract/calendar/texts';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useAction } from '../../ui/use-action.ts';
import styles from './calendar.module.css';
import { feedQuery } from './queries.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';

/** The user's own sessions in any calendar program, through a secret URL. */
export const FeedSection = () => {
  const client = useQueryClient();
  const copy = useCopy();
  const ask = useQuestion();
  const { confirmed, question } = useConfirmed(labels.detailsWhy);
  const feed = useQuery(feedQuery);
  const [url, setUrl] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const details = chosen ?? feed.data?.showsDetails ?? false;

  const make = useAction(makeFeed, {
    confirmed,
    done: ({ data: { url: made, ...state }, message }) => {
      setUrl(made);
      client.setQueryData(feedQuery.queryKey, state);
      return message;
    },
  });
  const revoke = useAction(revokeFeed, {
    invalidates: [{ queryKey: feedQuery.queryKey }],
    done: ({ message }) => {
      setUrl(null);
      return message;
    },
  });
  const makeNow = () => void make.run({ body: { showsDetails: details } });
  const active = feed.data?.active ?? false;
  const replace = () => ask({ question: labels.replaceQuestion, onClosed: (yes) => yes && makeNow() });
  const remove = () => ask({ question: labels.revokeQuestion, danger: true, onYes: () => revoke.run() });

  return (
    <SectionCard title={calendarTexts.feedTitle} id="calendar">
      <p className={styles['hint']}>{labels.feedHint}</p>
      <QueryPlaceholder query={feed} lines={2} />
      {feed.data && (
        <>
          {url && active ? (
            <div className={styles['address']}>
              <Input aria-label={labels.address} readOnly value={url} onFocus={(event) => event.target.select()} />
              <Button variant="primary" onClick={() => void copy(url, calendarTexts.feedCopied)}>
                {labels.copy}
              </Button>
            </div>
          ) : (
            <p className={styles['state']}>
              {feed.data.createdAt ? (
                <>
                  {`${labels.feedOn} `}
                  <ViewerTime at={feed.data.createdAt} day />
                </>
              ) : (
                labels.feedOff
              )}
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
              variant={active ? 'outline' : 'primary'}
              busy={make.busy && !question}
              onClick={() => (active ? replace() : makeNow())}
            >
              {active ? labels.replace : labels.make}
            </Button>
            {active && (
              <Button danger busy={revoke.busy} onClick={remove}>
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
