import { createServer } from 'node:net';
import { StartError } from '../start-error.ts';

type Address = { HOST: string; PORT: number };

const CANNOT_LISTEN = new Set(['EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN']);

/** A StartError that explains why the server cannot listen there; any other error unchanged. */
export const listenFailure = (error: unknown, { HOST, PORT }: Address): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartError(`Port ${PORT} is in use. Choose another with PORT.`);
  if (code && CANNOT_LISTEN.has(code))
    return new StartError(`Cannot listen on ${HOST}:${PORT} (${code}). Check HOST and PORT.`);
  return error;
};

/** Checks the port before the database is opened, so that a port in use is reported at once. */
export const ensureCanListen = (address: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFailure(error, address)));
    probe.listen({ host: address.HOST, port: address.PORT }, () => probe.close(() => resolve()));
  });
