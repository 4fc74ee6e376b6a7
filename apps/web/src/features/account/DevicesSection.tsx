import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Device } from '@amberway/contract/auth/devices';
import { endDevice, endOtherDevices } from '@amberway/contract/auth/endpoints';
import { placeName } from '@amberway/contract/auth/places';
import { AccessChoice, allOf } from '../../ui/access/AccessList.tsx';
import { labels as accessLabels } from '../../ui/access/labels.ts';
import { accessQuery } from '../../ui/access/queries.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { useQuestion } from '../../ui/confirm/use-ask.ts';
import { useNotices } from '../../ui/notices.ts';
import { ViewerTime } from '../../ui/ViewerTime.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CALENDAR_SLICE } from '../calendar/public.ts';
import styles from './Devices.module.css';
import { devicesQuery } from './queries.ts';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

type RowProps = { device: Device; onEnd: () => void };

const DeviceRow = ({ device, onEnd }: RowProps) => (
  <li className={styles['device']}>
    <div>
      <strong>{device.name}</strong>
      {device.current && <span className={styles['here']}>{labels.thisDevice}</span>}
      <p>
        {`${labels.place(placeName(device.country))} · ${device.signedIn ? labels.signedIn : labels.signedOut}`}
        <br />
        {`${labels.lastUsed} `}
        <ViewerTime at={device.lastUsedAt} />
        <br />
        {`${labels.firstUsed} `}
        <ViewerTime at={device.firstUsedAt} day />
      </p>
    </div>
    {!device.current && (
      <Button onClick={onEnd} aria-label={`${device.signedIn ? labels.end : labels.forget}: ${device.name}`}>
        {device.signedIn ? labels.end : labels.forget}
      </Button>
    )}
  </li>
);

/** The devices on which the user is signed in, with an action to sign each one out. */
export const DevicesSection = () => {
  const ask = useQuestion();
  const notices = useNotices();
  const devices = useQuery(devicesQuery);
  const done = {
    // The calendar feed URL may have been revoked as well.
    invalidates: [{ queryKey: ['account'] }, CALENDAR_SLICE],
    done: ({ message }: { message?: string | undefined }) => message,
  };
  const endOne = useAction(endDevice, done);
  const { confirmed, question } = useConfirmed(accessLabels.confirmWhy);
  const endOthers = useAction(endOtherDevices, { ...done, confirmed });
  const access = useQuery(accessQuery);
  const stays = useRef<string[]>([]);

  const confirmEndOne = ({ _id, name, signedIn }: Device) =>
    ask({
      question: signedIn ? labels.endQuestion(name) : labels.forgetQuestion(name),
      details: signedIn ? labels.endDetails : labels.forgetDetails,
      danger: true,
      onYes: () => endOne.run({ params: { id: _id } }),
    });
  const confirmEndOthers = async () => {
    const { data, error } = await access.refetch();
    if (!data) return notices.error(error);
    stays.current = allOf(data);
    ask({
      question: labels.endOthersQuestion,
      details: (
        <>
          <p>{labels.endOthersDetails}</p>
          <AccessChoice access={data} onStays={(keys) => (stays.current = keys)} />
        </>
      ),
      danger: true,
      onYes: () => endOthers.run({ body: { stays: stays.current } }),
    });
  };

  const list = devices.data ?? [];
  const hasMore =
    access.data && (access.data.lasting.some(({ here }) => !here) || access.data.passes > 0 || access.data.feed);
  return (
    <SectionCard title={labels.devicesTitle} id="devices">
      <p className={styles['hint']}>{labels.devicesHint}</p>
      <QueryPlaceholder query={devices} lines={4} />
      <ul className={styles['devices']}>
        {list.map((device) => (
          <DeviceRow key={device._id} device={device} onEnd={() => confirmEndOne(device)} />
        ))}
      </ul>
      {(hasMore || list.some(({ current }) => !current)) && (
        <Button danger onClick={() => void confirmEndOthers()}>
          {labels.endOthers}
        </Button>
      )}
      {question}
    </SectionCard>
  );
};
