import { isFamilyType, isBusinessType } from '@amberway/contract/kernel/roles';
import type { CreateUserBody, UpdateUserBody } from '@amberway/contract/users/body';
import type { Kpi } from '@amberway/contract/kpis/schemas';
import type { UserDetails } from '@amberway/contract/users/schemas';
import type { FileValue } from '../../../ui/files/file-value.ts';
import { type TargetValues, targetValuesOf } from '../../kpis/public.ts';
import { childBodyOf, type ChildValues, childValuesOf } from '../../members/public.ts';

export type UserBody = CreateUserBody | UpdateUserBody;
export type SignInType = UserDetails['type'];

type Sent = Required<Omit<UpdateUserBody, 'version' | 'validated' | 'avatar' | 'members' | 'kpis' | 'handOverTo'>>;

/** The form values. Files and children have a richer shape than in the request. */
export type UserValues = { [K in keyof Sent]?: Sent[K] | null | undefined } & {
  type: SignInType;
  avatar: readonly FileValue[];
  members: readonly ChildValues[];
  kpis: readonly TargetValues[];
};

const pictureOf = (url: string | null): FileValue[] => (url ? [{ public_url: url, fileName: 'Picture.png' }] : []);

export const newValues = (type: SignInType, plan: UserValues['choosePlan']): UserValues => ({
  type,
  firstName: '',
  email: '',
  userStatus: 'Active',
  choosePlan: plan ?? null,
  businessUserType: [],
  isMain: false,
  languages: [],
  avatar: [],
  members: [],
  kpis: targetValuesOf(),
});

export const valuesOf = (user: UserDetails, kpis: readonly Kpi[]): UserValues => ({
  type: user.type,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneCountryCode: user.phoneCountryCode,
  phoneNumber: user.phoneNumber,
  address: user.address,
  otherAddress: user.otherAddress,
  city: user.city,
  state: user.state,
  postCode: user.postCode,
  country: user.country,
  timeZone: user.timeZone,
  userStatus: user.userStatus,
  businessUserType: user.businessUserType as UserValues['businessUserType'],
  isMain: user.isMain,
  languages: user.languages as UserValues['languages'],
  tag: user.tag,
  csm: user.csm,
  choosePlan: user.choosePlan,
  totalWorkDays: user.totalWorkDays,
  totalWorkHours: user.totalWorkHours,
  totalClientCapacity: user.totalClientCapacity,
  avatar: pictureOf(user.avatar),
  members: user.members.map(childValuesOf),
  kpis: targetValuesOf(kpis),
});

/** The request body for a user of this type; fields of other types are left out. */
export const bodyOf = (values: UserValues) => {
  const { avatar, members, kpis, csm, choosePlan, businessUserType, isMain, languages, ...rest } = values;
  const { totalWorkDays, totalWorkHours, totalClientCapacity, ...person } = rest;
  return {
    ...person,
    avatar: avatar[0]?.public_url ?? null,
    ...((isFamilyType(values.type) || isBusinessType(values.type)) && { languages }),
    ...(isFamilyType(values.type) && { csm, choosePlan, members: members.map(childBodyOf) }),
    ...(isBusinessType(values.type) && {
      businessUserType,
      isMain,
      totalWorkDays: totalWorkDays ?? null,
      totalWorkHours: totalWorkHours ?? null,
      totalClientCapacity: totalClientCapacity ?? null,
      kpis,
    }),
  };
};
