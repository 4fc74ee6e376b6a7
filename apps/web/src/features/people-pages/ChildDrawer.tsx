import { isBusinessUser } from '@amberway/contract/kernel/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { updateAndCreateBody } from '@amberway/contract/members/body';
import { updateAndCreateMembers } from '@amberway/contract/members/endpoints';
import type { Member } from '@amberway/contract/members/schemas';
import { memberTexts } from '@amberway/contract/members/texts';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { withRules } from '../../ui/form/with-rules.ts';
import { today } from '../../ui/today.ts';
import {
  childBodyOf,
  ChildFields,
  childrenIssues,
  type ChildValues,
  childValuesOf,
  NEW_CHILD,
} from '../members/public.ts';

type Values = { members: ChildValues[] };
type Props = { at: RecordPlace; parent: string; members: readonly Member[] };

const body = z.object({ members: updateAndCreateBody });

/** Adds a child to the family on this page, or edits one. */
export const ChildDrawer = ({ at, parent, members }: Props) => {
  const me = useMe();
  const client = useQueryClient();
  const child = members.find(({ _id }) => _id === at.open?.id);
  const create = at.open?.mode === 'Create';
  // A coach who adds a child is the default clinician.
  const clinician = create && isBusinessUser(me) ? me : child?.primaryContactObject;
  const before = child ? [childValuesOf(child)] : [];
  const stored = create
    ? { values: { members: [{ ...NEW_CHILD, primaryContact: isBusinessUser(me) ? me._id : undefined }] } }
    : child && { values: { members: before }, version: child.version };
  const schema = useMemo(
    () =>
      withRules(body, (values) =>
        childrenIssues((values as Values).members, today(me.timeZone), members.map(childValuesOf)),
      ),
    [me.timeZone, members],
  );
  return (
    <FormDrawer<Values, z.infer<typeof body>>
      at={at}
      noun="child"
      child={create ? undefined : (child?._id ?? '')}
      schema={schema}
      stored={stored}
      toBody={(values) => ({ members: values.members.map((each) => ({ ...childBodyOf(each), parent })) })}
      save={({ members: children }, { version, idempotencyKey }) =>
        call(
          updateAndCreateMembers,
          { body: children.map((each) => (version === undefined ? each : { ...each, version })) },
          { idempotencyKey },
        )
      }
      reload={
        child &&
        (async () => {
          const { members: now } = await client.fetchQuery({ ...userQuery(parent), staleTime: 0 });
          const latest = now.find(({ _id }) => _id === child._id) ?? child;
          return { values: { members: [childValuesOf(latest)] }, version: latest.version };
        })
      }
      saved={create ? memberTexts.created : memberTexts.updated}
      slices={['users', 'members']}
      fields={<ChildFields at={['members', 0]} clinician={clinician} />}
    />
  );
};
