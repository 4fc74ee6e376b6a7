// Documents and the worker of this browser say to each other that the entries on the device have changed.

const CHANNEL = 'amberway-outbox';
type Message = { answered: readonly string[] };

/** Undefined where there are none, or where the browser blocks site data: then making one throws. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
};

let channel: BroadcastChannel | undefined;

/** `answered`: entries that the server has now. */
export const announce = (answered: readonly string[]): void => {
  const open = channel ?? openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  open?.postMessage({ answered } satisfies Message);
  if (open !== channel) open?.close();
};

/** Calls back when another document has changed something. Returns a function that stops it. */
export const listen = (onChange: (answered: readonly string[]) => void): (() => void) => {
  channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => onChange(data.answered));
  return () => {
    channel?.close();
    channel = undefined;
  };
};
