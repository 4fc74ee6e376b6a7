import { Readable } from 'node:stream';
import type { LiveEvent } from '@amberway/contract/kernel/events';

export type Page = {
  status: number;
  headers: Headers;
  /** All events received so far. */
  events: LiveEvent[];
  /** Everything received, heartbeats included. */
  text: () => string;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave: () => void;
};

const PREFIX = 'data: ';

/** Listens to the event stream of a server over real HTTP, as an open page does. */
export const openPage = async (url: string, token: string): Promise<Page> => {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/notification/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let text = '';
  const read = async () => {
    let rest = '';
    for await (const chunk of Readable.fromWeb(response.body as never)) {
      text += String(chunk);
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith(PREFIX)) events.push(JSON.parse(line.slice(PREFIX.length)) as LiveEvent);
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  };
};
