const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether the address is this machine, where stand-ins of tests are: the only one that may be without https. */
export const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.includes(new URL(url).hostname);
