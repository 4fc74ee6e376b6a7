import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestMailServer = { port: number; url: string; received: Email[]; close: () => Promise<void> };

type Reply = { code: number; text: string };
const failureOf = (reply: Reply | undefined) =>
  reply ? Object.assign(new Error(reply.text), { responseCode: reply.code }) : null;

type Options = {
  port?: number;
  /** Never responds to a mail's text. */
  stall?: boolean;
  /** What it says instead of its greeting. */
  greeting?: Reply;
  /** What it says to a recipient it does not take. */
  refuses?: (address: string) => Reply | undefined;
};

/** A real mail server that stores what it receives. */
export const startMailServer = async (options: Options = {}): Promise<TestMailServer> => {
  const { port = 0, stall = false, greeting, refuses } = options;
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 500,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => done(failureOf(greeting)),
    onRcptTo: ({ address }, _session, done) => done(failureOf(refuses?.(address))),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks);
        void PostalMime.parse(mail).then((parsed) => received.push(parsed));
        if (!stall) done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
