import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { isSafeLink } from '@amberway/contract/kernel/rich-text';
import { useMe } from '../../../kernel/queries/me.ts';
import { formatDateTime, zoneLabel } from '../../../ui/dates.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { Nothing } from '../cards/Nothing.tsx';
import { homeWords } from '../words.ts';
import { shortsQuery, type Workshop, workshopsQuery } from './queries.ts';
import { Release } from './Release.tsx';
import styles from './releases.module.css';

const WorkshopRelease = ({ workshop }: { workshop: Workshop }) => {
  const { timeZone } = useMe();
  const { webinarTopic, startTime, presenter1, zoomLink, video, thumbnail } = workshop;
  const when = `${formatDateTime(startTime, timeZone)} (${zoneLabel(startTime, timeZone)})`;
  const [over] = useState(() => Date.parse(startTime) < Date.now());
  // What is over is watched, what is to come is joined.
  const link = over && video ? video : zoomLink;
  return (
    <Release
      kind="Workshop"
      icon="workshop"
      title={webinarTopic}
      facts={[when, presenter1].filter(Boolean).join(', ')}
      link={isSafeLink(link) ? link : null}
      thumbnail={thumbnail}
    />
  );
};

/** What was published last: three shorts and a workshop. */
export const NewReleases = () => {
  const shorts = useQuery(shortsQuery);
  const workshops = useQuery(workshopsQuery);
  const failed = [shorts, workshops].find(({ error, data }) => error && !data);
  const loading = shorts.isPending || workshops.isPending;
  const none = shorts.data?.length === 0 && workshops.data?.length === 0;
  return (
    <SectionCard title={dashboardTexts.newReleases}>
      {loading && !failed && <Skeleton active={false} title={false} paragraph={{ rows: 4 }} />}
      {none && <Nothing title={homeWords.noReleases} why={homeWords.noReleasesWhy} />}
      <ul className={styles['releases']}>
        {shorts.data?.map(({ _id, title, videoLink, thumbnail }) => (
          <li key={_id}>
            <Release
              kind="Short"
              icon="short"
              title={title}
              link={isSafeLink(videoLink) ? videoLink : null}
              thumbnail={thumbnail}
            />
          </li>
        ))}
        {workshops.data?.map((workshop) => (
          <li key={workshop._id}>
            <WorkshopRelease workshop={workshop} />
          </li>
        ))}
      </ul>
      {failed && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isFetching} />}
    </SectionCard>
  );
};
