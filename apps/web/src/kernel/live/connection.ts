import type { LiveEvent } from '@amberway/contract/kernel/events';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { isRejectedWith } from '../rejected.ts';
import type { Page } from './page.ts';
import { readEvents } from './parse.ts';

const FIRST_WAIT_MS = SECOND;
const LONGEST_WAIT_MS = MINUTE;
/** The server sends a heartbeat every 25 seconds; a connection that is silent for longer than this is dead. */
const SILENCE_MS = 70 * SECOND;
/** Browsers open six HTTP/1.1 connections per host. Background tabs close theirs, or the seventh tab would hang. */
const HIDDEN_MS = 15 * SECOND;

type Options = {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  page: Page;
  onEvent: (event: LiveEvent) => void;
  /** The stream is open again after a gap; events may have been missed. */
  onReopened: () => void;
};

/** Doubles with every failure, with jitter, so that clients do not all reconnect at once after a server restart. */
export const waitAfter = (failures: number, random = Math.random()): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) * (0.5 + random);

/** A 401 has already ended the session, and a 403 will not change. */
const isFinal = (error: unknown) => isRejectedWith(error, 401, 403);

/** Keeps a stream open while the page is visible. Returns a function that stops it. */
export const keepOpen = ({ open, page, onEvent, onReopened }: Options): (() => void) => {
  const stopping = new AbortController();
  let changed: () => void = () => {};
  const stopWatching = page.onChange(() => changed());

  /** Waits for the given time, if any, or until the page changes or everything is stopped. */
  const pause = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      changed = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** One connection, from opening to its end. */
  const listen = async (opened: () => void) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    let hidden: ReturnType<typeof setTimeout> | undefined;
    const onData = () => {
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
    };
    changed = () => {
      clearTimeout(hidden);
      if (!page.isVisible()) hidden = setTimeout(end, HIDDEN_MS);
    };
    onData();
    try {
      const body = await open(AbortSignal.any([stopping.signal, ending.signal]));
      opened();
      for await (const event of readEvents(body, onData)) onEvent(event);
    } finally {
      clearTimeout(silence);
      clearTimeout(hidden);
    }
  };

  const run = async () => {
    let failures = 0;
    let openedBefore = false;
    while (!stopping.signal.aborted) {
      if (!page.isVisible()) {
        await pause();
        continue;
      }
      try {
        await listen(() => {
          failures = 0;
          if (openedBefore) onReopened();
          openedBefore = true;
        });
      } catch (error) {
        if (isFinal(error)) return;
      }
      failures += 1;
      if (!stopping.signal.aborted && page.isVisible()) await pause(waitAfter(failures));
    }
  };
  void run();

  return () => {
    stopWatching();
    stopping.abort();
    changed();
  };
};
