import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Factors } from '@amberway/contract/auth/factors';
import { factorsQuery } from '../../../kernel/queries/factors.ts';
import { meQuery } from '../../../kernel/queries/me.ts';
import { useConfirmed } from '../../../ui/confirm/use-confirmed.tsx';
import { accessQuery } from '../../../ui/access/queries.ts';
import { labels } from './labels.ts';

/** The viewer's factors, and what every change of them needs: a confirmation, and the new state for the whole app. */
export const useFactors = () => {
  const client = useQueryClient();
  const factors = useQuery(factorsQuery);
  const { confirmed, question } = useConfirmed(labels.why);
  const changed = (now: Factors) => {
    client.setQueryData(factorsQuery.queryKey, now);
    void client.invalidateQueries({ queryKey: meQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['account', 'devices'] });
    void client.invalidateQueries({ queryKey: accessQuery.queryKey });
  };
  return { factors, changed, confirmed, question };
};

export type FactorChanges = Omit<ReturnType<typeof useFactors>, 'factors' | 'question'>;
