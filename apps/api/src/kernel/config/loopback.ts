import { isIP } from 'node:net';

const NAMES = new Set(['localhost', '::1', '[::1]']);

/** Whether only this machine reaches a server that listens on the host, or that a URL with the host names. */
export const isLoopbackHost = (host: string): boolean =>
  NAMES.has(host.toLowerCase()) || (isIP(host) === 4 && host.startsWith('127.'));
