import { useEffect, useRef, useState } from 'react';
import { SECOND } from '@amberway/contract/kernel/limits';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { exportRecord, prepareExport } from '@amberway/contract/privacy/endpoints';
import { EXPORT_FILE } from '@amberway/contract/privacy/texts';
import { call } from '../../kernel/api.ts';
import { saveFrom } from '../../ui/save-file.ts';
import { useWork } from '../../ui/use-action.ts';
import { labels } from './labels.ts';

const LOOK_MS = 2 * SECOND;

type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

/** Waits until the server has put the record together, and saves it. Leaving the page ends the wait. */
export const useExport = (customerId: string, confirmed: Confirmed) => {
  const [isMaking, setMaking] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const params = { customerId };

  const prepared = async (): Promise<string | undefined> => {
    try {
      while (!isLeft.current) {
        const { token } = (await call(prepareExport, { params })).data;
        if (token !== null) return token;
        setMaking(true);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return undefined;
    } finally {
      setMaking(false);
    }
  };
  const take = useWork(prepared, {
    confirmed,
    done: (token) => {
      if (token === undefined) return undefined;
      saveFrom(toUrl(exportRecord, params, { t: token }), EXPORT_FILE);
      return labels.taken;
    },
  });
  return { take, isMaking };
};
