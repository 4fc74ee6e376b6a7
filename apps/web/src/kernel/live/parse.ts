import type { LiveEvent } from '@amberway/contract/kernel/events';

const PREFIX = 'data:';

const eventOf = (block: string): LiveEvent | undefined => {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith(PREFIX))
    .map((line) => line.slice(PREFIX.length).trimStart())
    .join('\n');
  try {
    return data ? (JSON.parse(data) as LiveEvent) : undefined;
  } catch {
    // Truncated or malformed: data is reloaded after the next reconnect anyway.
    return undefined;
  }
};

/** The events of a server-sent event stream. `onChunk` is called for everything received, including heartbeats. */
export const readEvents = async function* (
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<LiveEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      const blocks = (rest + value.replaceAll('\r', '')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
};
