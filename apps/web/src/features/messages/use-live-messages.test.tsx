import { screen, waitFor } from '@testing-library/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { startLive } from '../../kernel/live/live.ts';
import { IDS, me } from '../../ui/testing/people.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { serve } from '../../ui/testing/server.ts';
import { threadQuery, threadsQuery } from './thread/queries.ts';
import { useLiveMessages } from './use-live-messages.ts';

const MIA = { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', avatar: null };

const Conversation = () => {
  const arrived = useLiveMessages();
  const threads = useQuery(threadsQuery);
  const messages = useInfiniteQuery(threadQuery(IDS.coach));
  return <p role="status">{threads.data && messages.data ? arrived || 'Loaded' : ''}</p>;
};

/** A stream of live events that the test writes to. */
const liveStream = () => {
  let write: (event: object) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (event) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  });
  return { response: new Response(body), write: (event: object) => write(event) };
};

it('a message that arrives is announced with its sender beside a loaded list of conversations', async () => {
  const message = { _id: IDS.child, from: MIA, to: IDS.parent, message: 'Well done' };
  const { response, write } = liveStream();
  serve({
    'GET messageThread': () => [{ person: MIA }],
    'GET messageThread/:id': () => Response.json({ status: true, data: [message], count: 1, leftToday: 10 }),
    'GET notification/stream': () => response,
  });
  renderScreen(<Conversation />, '/dashboard/messages', { me: me('parent') });
  onTestFinished(startLive());
  await screen.findByText('Loaded');
  write({ type: 'message', messageId: message._id });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('New message from Mia Reed'));
});
