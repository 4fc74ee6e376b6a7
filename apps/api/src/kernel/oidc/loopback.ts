import { isLoopbackHost } from '../config/loopback.ts';

/** Whether the address is this machine, where stand-ins of tests are: the only one that may be without https. */
export const isLoopback = (url: string): boolean => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
