import type { UpdateUserBody } from '@amberway/contract/users/body';
import { ApiError } from '../../../kernel/api-error.ts';
import { sameFilled } from '../../../kernel/same.ts';
import { bodyOf, type UserValues } from './values.ts';

// Only changed fields are sent: editing a phone number must not overwrite a newer success manager with an old one.

type Places = Record<'members' | 'kpis', number[]>;

const changedPlaces = (now: readonly unknown[] = [], before: readonly unknown[] = []): number[] =>
  now.flatMap((entry, index) => (sameFilled(entry, before[index]) ? [] : [index]));

/** The changed part of a user's record, and the form index of its list entries. */
export const changesOf = (body: UpdateUserBody, base: Partial<UserValues>) => {
  const before: Record<string, unknown> = bodyOf(base as UserValues);
  const { members, kpis, type: _fixed, ...plain } = body;
  const places: Places = {
    members: changedPlaces(members, before['members'] as unknown[]),
    kpis: changedPlaces(kpis, before['kpis'] as unknown[]),
  };
  const changes: UpdateUserBody = {
    ...Object.fromEntries(Object.entries(plain).filter(([field, value]) => !sameFilled(value, before[field]))),
    ...(members && places.members.length > 0 && { members: places.members.flatMap((at) => members[at] ?? []) }),
    ...(kpis && places.kpis.length > 0 && { kpis: places.kpis.flatMap((at) => kpis[at] ?? []) }),
  };
  return { changes, places };
};

/** To overwrite the changes of others, a child is sent with the version loaded after the rejection. */
export const overLatest = (changes: UpdateUserBody, latest: readonly { _id?: string; version?: number }[]) => ({
  ...changes,
  ...(changes.members && {
    members: changes.members.map((child) => ({
      ...child,
      version: latest.find(({ _id }) => _id !== undefined && _id === child._id)?.version ?? child.version,
    })),
  }),
});

/** Maps the server's indexes (entries sent) to the form's. */
export const errorAtForm = (error: unknown, places: Places): unknown => {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([name, message]) => {
      const [list = '', at = '', ...rest] = name.split('.');
      const place = list === 'members' || list === 'kpis' ? places[list][Number(at)] : undefined;
      return [place === undefined ? name : [list, place, ...rest].join('.'), message];
    }),
  );
  const { status, code, message, requestId, noResponse } = error;
  return new ApiError({ status, code, message, errors, requestId, noResponse });
};
