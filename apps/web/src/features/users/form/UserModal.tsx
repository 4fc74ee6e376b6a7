import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  customerTypeOf,
  type Plan,
  SIGN_IN_STATUSES,
  type UserStatus,
  isFamilyType,
  isAdministratorType,
  isBusinessType,
} from '@amberway/contract/kernel/roles';
import type { CreateUserBody } from '@amberway/contract/users/body';
import { createUser, updateUser } from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { isRejectedWith } from '../../../kernel/rejected.ts';
import { call } from '../../../kernel/api.ts';
import { useCanAll, useMe } from '../../../kernel/queries/me.ts';
import { userQuery } from '../../../kernel/queries/user.ts';
import type { Rest } from '../../../ui/access/NewAddressDialog.tsx';
import { useNewAddress } from '../../../ui/access/use-new-address.tsx';
import { useConfirmed } from '../../../ui/confirm/use-confirmed.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import type { RecordPlace } from '../../../ui/form/record-place.ts';
import { useRecordPart } from '../../../ui/form/record-part.ts';
import type { SaveInfo } from '../../../ui/form/record-form.ts';
import { today } from '../../../ui/today.ts';
import { KPIS_SLICE, kpiTargetsQuery } from '../../kpis/public.ts';
import { useHandover } from '../handover/use-handover.tsx';
import { changesOf, errorAtForm, overLatest } from './changes.ts';
import { userSchema } from './schema.ts';
import { UserFields } from './UserFields.tsx';
import { UserPage } from './UserPage.tsx';
import { bodyOf, newValues, type SignInType, type UserBody, type UserValues, valuesOf } from './values.ts';

const WIDTH = 880;
const WHY_PASSWORD = {
  email: 'Whoever has the e-mail address can get into the account. Please type your password once more to change it.',
  administrator:
    'An administrator sees and changes everything. Please type your password once more to save this account.',
};

const isOut = (status: UserStatus | null | undefined) => Boolean(status && !SIGN_IN_STATUSES.includes(status));

const isGone = (error: Error | null) => isRejectedWith(error, 404);

type Props = {
  at: RecordPlace;
  /** The user type that Create creates. */
  type: SignInType;
  plan?: Plan | undefined;
  /** Replaces the server's message, where the list knows better why a record cannot be loaded. */
  explain?: (error: Error) => Error;
};

/** One user: a page to read, or the form with all related data, saved in one request. */
export const UserModal = ({ at, type: listType, plan: listPlan, explain = (error) => error }: Props) => {
  const client = useQueryClient();
  const me = useMe();
  const mayEditAll = useCanAll('users', 'edit');
  const id = at.open?.id ?? null;
  const creating = at.open?.mode === 'Create';
  const viewed = at.open?.mode === 'View' ? id : null;
  const form = useRecordPart(at, ({ mode }) => mode !== 'View');
  const user = useQuery({ ...userQuery(id ?? ''), enabled: id !== null });
  const isBusiness = user.data !== undefined && isBusinessType(user.data.type);
  const kpis = useQuery({ ...kpiTargetsQuery(id ?? ''), enabled: id !== null && isBusiness });
  const [picked, setPicked] = useState<{ of: string | null; plan: Plan } | null>(null);

  const type = creating ? listType : (user.data?.type ?? listType);
  const { confirmed, question } = useConfirmed(
    isAdministratorType(type) ? WHY_PASSWORD.administrator : WHY_PASSWORD.email,
  );
  const plan =
    picked && picked.of === id ? picked.plan : creating ? (listPlan ?? null) : (user.data?.choosePlan ?? null);
  const ready = user.data && (!isBusiness || kpis.data);
  const stored = creating
    ? { values: newValues(listType, listPlan) }
    : ready && user.data
      ? { values: valuesOf(user.data, kpis.data ?? []), version: user.data.version }
      : undefined;
  const failure = user.error ?? kpis.error;

  // The children as reloaded after a rejection; keeping one's own version overwrites these.
  const latest = useRef<UserValues['members']>([]);
  const save = async (body: UserBody, { version, idempotencyKey, base }: SaveInfo<UserValues>) => {
    if (id === null) {
      const sent = { ...(body as CreateUserBody), validated: true };
      await confirmed(() => call(createUser, { body: sent }, { idempotencyKey }));
      return;
    }
    const { changes: changed, places } = changesOf(body, base);
    const handOverTo = takesOver.current;
    const changes = overLatest(changed, latest.current);
    try {
      const sent = {
        ...changes,
        ...(version === undefined ? {} : { version }),
        ...(handOverTo && changes.userStatus && { handOverTo }),
        ...(changes.email && rest.current),
      };
      await confirmed(() => call(updateUser, { params: { id }, body: sent }));
    } catch (error) {
      throw errorAtForm(error, places);
    }
  };

  // A coach who is deactivated may hand over first.
  const handover = useHandover();
  const takesOver = useRef<string | null>(null);
  const address = useNewAddress();
  const rest = useRef<Rest>({});
  const agree = async ({ userStatus, email }: UserValues) => {
    rest.current = {};
    if (user.data && email && email.trim().toLowerCase() !== user.data.email) {
      const decided = await address.decide(user.data._id, email);
      if (!decided) return false;
      rest.current = decided;
    }
    const leaves = user.data && SIGN_IN_STATUSES.includes(user.data.userStatus) && isOut(userStatus);
    const decision =
      leaves && user.data
        ? await handover.decide([user.data], userStatus === 'Deleted' ? 'delete' : 'deactivate')
        : { to: null };
    takesOver.current = decision?.to ?? null;
    return decision !== undefined;
  };

  const readAgain = async (of: string) => {
    const now = await client.fetchQuery({ ...userQuery(of), staleTime: 0 });
    const targets = isBusinessType(now.type) ? await client.fetchQuery({ ...kpiTargetsQuery(of), staleTime: 0 }) : [];
    const values = valuesOf(now, targets);
    latest.current = values.members;
    return { values, version: now.version };
  };

  const title = userTexts.form(at.open?.mode ?? 'View', isFamilyType(type) ? customerTypeOf(plan) : type);
  // No retry for a 404.
  const retry = isGone(failure) ? undefined : () => void (user.error ? user.refetch() : kpis.refetch());
  return (
    <>
      {viewed !== null && (
        <UserPage
          title={title}
          width={WIDTH}
          query={{
            data: ready && user.data && { user: user.data, targets: kpis.data ?? [] },
            error: failure && explain(failure),
            isFetching: user.isFetching || kpis.isFetching,
            refetch: retry,
          }}
          onClose={at.close}
          onEdit={mayEditAll ? () => at.show('Edit', viewed) : undefined}
        />
      )}
      <FormModal<UserValues, UserBody>
        at={form}
        width={WIDTH}
        noun="user"
        title={title}
        schema={userSchema(creating, today(me.timeZone), stored?.values.members)}
        toBody={bodyOf}
        stored={stored}
        loadError={failure && explain(failure)}
        {...(retry && { onRetry: retry })}
        save={save}
        agree={agree}
        reload={id === null ? undefined : () => readAgain(id)}
        saved={creating ? userTexts.created : userTexts.updated}
        slices={['users', 'members', KPIS_SLICE]}
        editable={mayEditAll}
        fields={
          <UserFields
            type={type}
            user={creating ? undefined : user.data}
            editor={mayEditAll ? 'administrator' : id === me._id ? 'self' : 'acting'}
            onPlan={(next) => setPicked({ of: id, plan: next })}
          />
        }
      />
      {question}
      {handover.dialog}
      {address.dialog}
    </>
  );
};
