import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { meQuery } from '../../kernel/queries/me.ts';

const BASE = {
  _id: '01a00000-0000-7000-8000-0000000000aa',
  firstName: 'Ada',
  lastName: 'Admin',
  email: 'ada@amberway.test',
  timeZone: 'Australia/Sydney',
  members: [],
  actor: null,
};

/** Sets the signed-in user for the screens below. */
export const AsUser = ({ role, children }: { role: CurrentUser['role']; children: ReactNode }) => {
  const client = useQueryClient();
  useState(() => client.setQueryData(meQuery.queryKey, { ...BASE, role } as unknown as CurrentUser));
  return children;
};
