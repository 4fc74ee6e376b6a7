import type { UseQueryResult } from '@tanstack/react-query';
import { isPassing } from '../../../kernel/api-error.ts';
import { useMe } from '../../../kernel/queries/me.ts';
import { saidClock } from '../../../ui/said-dates.ts';
import { letterTexts } from '../letter/texts.ts';
import styles from './family.module.css';

type Loaded = Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'dataUpdatedAt'>;

/** What was loaded stays when the network goes; this line says since when. */
export const FromEarlier = ({ of }: { of: readonly Loaded[] }) => {
  const { timeZone } = useMe();
  const old = of.filter(({ data, error, fetchStatus }) => data && (fetchStatus === 'paused' || isPassing(error)));
  if (old.length === 0) return null;
  const at = new Date(Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt))).toISOString();
  return (
    <p className={styles['earlier']} role="status" data-screen-only>
      {letterTexts.from(saidClock(at, timeZone))}
    </p>
  );
};
