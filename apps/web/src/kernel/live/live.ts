import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent, LiveEventOf, LiveEventType } from '@amberway/contract/kernel/events';
import { streamNotifications } from '@amberway/contract/notifications/endpoints';
import { openStream } from '../api.ts';
import { keepOpen } from './connection.ts';
import { browserPage } from './page.ts';

// Events pushed by the server, for every subscriber on the page.

type Listener = (event: LiveEvent) => void;

const listeners = new Map<LiveEventType, Set<Listener>>();

const dispatch = (event: LiveEvent) => {
  for (const listener of listeners.get(event.type) ?? []) listener(event);
};

const subscribe = (type: LiveEventType, listener: Listener) => {
  const group = listeners.get(type) ?? new Set();
  listeners.set(type, group.add(listener));
  return () => void group.delete(listener);
};

/** Opens the session's stream; called once by the signed-in area. Returns a function that stops it. */
export const startLive = (): (() => void) =>
  keepOpen({
    open: (signal) => openStream(streamNotifications, signal),
    page: browserPage,
    onEvent: dispatch,
    // Events during the gap are lost, so subscribers are notified to reload.
    onReopened: () => dispatch({ type: 'refresh' }),
  });

/** Calls the handler for every event of the type while the component is mounted. */
export const useLiveEvent = <T extends LiveEventType>(type: T, handler: (event: LiveEventOf<T>) => void): void => {
  const onEvent = useEffectEvent(handler as Listener);
  useEffect(() => subscribe(type, (event) => onEvent(event)), [type]);
};
