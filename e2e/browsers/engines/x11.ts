import { connect } from 'node:net';

// The few requests of X11 that give a window the focus, which without a window manager no window gets: its page would
// have no :focus, no :focus-visible and no focus events.

const QUERY_TREE = 15;
const GET_GEOMETRY = 14;
const GET_WINDOW_ATTRIBUTES = 3;
const SET_INPUT_FOCUS = 42;
const VIEWABLE = 2;
const REVERT_TO_PARENT = 2;
const REPLY_BYTES = 32;

const request = (opcode: number, detail: number, ...values: number[]) => {
  const bytes = Buffer.alloc(4 + 4 * values.length);
  bytes.writeUInt8(opcode, 0);
  bytes.writeUInt8(detail, 1);
  bytes.writeUInt16LE(1 + values.length, 2);
  values.forEach((value, at) => bytes.writeUInt32LE(value, 4 + 4 * at));
  return bytes;
};

const HELLO = Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** The root window, from the reply to the greeting. */
const rootOf = (setup: Buffer) => {
  const vendor = Math.ceil(setup.readUInt16LE(24) / 4) * 4;
  return setup.readUInt32LE(40 + vendor + 8 * setup.readUInt8(29));
};

/** Gives the focus to the largest window on a display such as ':99'. */
export const focusWindow = async (display: string) => {
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  const stream = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest = Buffer.alloc(0);
  const read = async (count: number) => {
    while (rest.length < count) {
      const { value, done } = await stream.next();
      if (done) throw new Error('The display closed the connection.');
      rest = Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };
  const ask = async (bytes: Buffer) => {
    socket.write(bytes);
    const head = await read(REPLY_BYTES);
    return head[0] === 1 ? Buffer.concat([head, await read(4 * head.readUInt32LE(4))]) : null;
  };
  try {
    socket.write(HELLO);
    const start = await read(8);
    const root = rootOf(Buffer.concat([start, await read(4 * start.readUInt16LE(6))]));
    const tree = await ask(request(QUERY_TREE, 0, root));
    const children = Array.from(
      { length: tree?.readUInt16LE(16) ?? 0 },
      (_, at) => tree?.readUInt32LE(32 + 4 * at) ?? 0,
    );
    const sizes: { child: number; area: number }[] = [];
    for (const child of children) {
      const attributes = await ask(request(GET_WINDOW_ATTRIBUTES, 0, child));
      const geometry = await ask(request(GET_GEOMETRY, 0, child));
      if (attributes?.readUInt8(26) !== VIEWABLE || !geometry) continue;
      sizes.push({ child, area: geometry.readUInt16LE(16) * geometry.readUInt16LE(18) });
    }
    const [largest] = sizes.toSorted((one, other) => other.area - one.area);
    if (!largest) throw new Error('There is no window to focus.');
    socket.write(request(SET_INPUT_FOCUS, REVERT_TO_PARENT, largest.child, 0));
    // Once this is answered, the request before has been carried out.
    await ask(request(QUERY_TREE, 0, root));
  } finally {
    socket.destroy();
  }
};
