import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProgressKind } from '@amberway/contract/learning/kinds';
import { useCan } from '../../../kernel/queries/me.ts';
import type { Position } from '../../../ui/media/Player.tsx';
import { useSaveProgress } from './use-progress.ts';

/** Interval in seconds between progress reports; at most this much is lost in a crash. */
const EVERY = 10;

/**
 * Saves the video position: every few seconds, on pause, and when the page is left. A failed report is ignored,
 * because the next one supersedes it.
 */
export const useWatching = (kind: ProgressKind, id: string, startAt: number) => {
  const may = useCan('learning', 'write');
  const { save } = useSaveProgress(kind, id, () => undefined);
  const sent = useRef(startAt);
  const latest = useRef<Position | null>(null);

  const send = async (keepalive: boolean) => {
    const at = latest.current;
    if (!may || !at || at.seconds === sent.current) return;
    const before = sent.current;
    sent.current = at.seconds;
    const { seconds, duration } = at;
    if (!(await save({ seconds, ...(duration && { duration }) }, { keepalive }))) sent.current = before;
  };
  const leave = useEffectEvent(() => void send(true));
  useEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  return (at: Position, stopped: boolean) => {
    latest.current = at;
    if (stopped || Math.abs(at.seconds - sent.current) >= EVERY) void send(false);
  };
};
