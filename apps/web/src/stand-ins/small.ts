import { installAny } from './abort-signal-any.ts';
import { installCanParse } from './url-can-parse.ts';

/** The stand-ins that are smaller than a test and a request: Practise, which opens without a network, contains them. */
export const installSmall = (): void => {
  installAny();
  installCanParse();
};
