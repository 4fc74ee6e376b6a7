import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '../../../kernel/queries/me.ts';
import { isReadyFor } from '../../../kernel/ready/choice.ts';
import { ownerOf } from '../../../kernel/sign-in/session.ts';

/** On a device that the family wants ready, what the home leads to is loaded and stored after the home itself. */
export const useKeepReady = (member: string, isShown: boolean): void => {
  const client = useQueryClient();
  const wanted = isReadyFor(ownerOf(useMe())) && isShown;
  useEffect(() => {
    if (!wanted) return;
    // Without a network its file may be missing, and there is nothing to load.
    void import('./keep.ts').then(
      ({ keepForReading }) => keepForReading(client, member),
      () => {},
    );
  }, [client, member, wanted]);
};
