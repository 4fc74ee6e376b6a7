import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { getUserAccess } from '@amberway/contract/users/factors';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useNotices } from '../notices.ts';
import { NewAddressDialog, type Rest } from './NewAddressDialog.tsx';
import { accessQuery } from './queries.ts';

type Waiting = ComponentProps<typeof NewAddressDialog>;

/** Before an e-mail address changes: shows what ends with it. `decide` returns undefined when it is not to change. */
export const useNewAddress = () => {
  const client = useQueryClient();
  const me = useMe();
  const notices = useNotices();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const decide = async (userId: string, email: string): Promise<Rest | undefined> => {
    try {
      const access =
        userId === me._id
          ? { own: await client.fetchQuery(accessQuery) }
          : { counts: (await call(getUserAccess, { params: { id: userId } })).data };
      return await new Promise((resolve) =>
        setWaiting({
          email,
          access,
          onDecide: (rest) => {
            setWaiting(null);
            resolve(rest);
          },
        }),
      );
    } catch (error) {
      notices.error(error);
      return undefined;
    }
  };
  const dialog: ReactNode = waiting && <NewAddressDialog {...waiting} />;
  return { decide, dialog };
};
