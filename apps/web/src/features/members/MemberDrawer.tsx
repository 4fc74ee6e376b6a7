import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memberTexts } from '@amberway/contract/members/texts';
import type { FormMode } from '@amberway/contract/shell/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { today } from '../../ui/today.ts';
import { childValuesOf, NEW_CHILD } from './child-form.ts';
import { MemberForms } from './MemberForms.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { memberBodyOf, type MemberFormBody, memberSchema, type MemberValues } from './member-form.ts';
import { ParentSelect } from './ParentSelect.tsx';
import { memberQuery, MEMBERS_SLICE } from './queries.ts';
import { saveMembers } from './save-members.ts';

type Props = { at: RecordPlace; editable: boolean };

const FIRST: MemberValues = { members: [NEW_CHILD] };

/** One parent with one or more children. */
export const MemberDrawer = ({ at, editable }: Props) => {
  const client = useQueryClient();
  const me = useMe();
  const id = at.open?.id ?? null;
  const mode = at.open?.mode ?? 'View';
  const found = useQuery({ ...memberQuery(id ?? ''), enabled: id !== null });
  const storedOf = (member: NonNullable<typeof found.data>) => ({
    values: { parent: member.parent._id, members: [childValuesOf(member)] },
    version: member.version,
  });
  const stored = mode === 'Create' ? { values: FIRST } : found.data && storedOf(found.data);
  // By the form's own mode: a closing form still shows its last mode.
  const fieldsIn = (now: FormMode) =>
    now === 'View' ? null : (
      <>
        <FormField<MemberValues> name="parent" label={memberTexts.parent} required>
          <ParentSelect known={found.data?.parent} {...(id === null ? {} : { disabled: true })} />
        </FormField>
        <MemberForms clinician={found.data?.primaryContactObject} />
      </>
    );
  const belowIn = (now: FormMode) => (now === 'View' && found.data ? <MemberSheet member={found.data} /> : null);
  return (
    <FormDrawer<MemberValues, MemberFormBody>
      at={at}
      noun="member"
      child={mode === 'Create' ? undefined : (id ?? '')}
      title={memberTexts.form(mode)}
      saveLabel={mode === 'Create' ? memberTexts.submit : memberTexts.save}
      schema={memberSchema(today(me.timeZone), stored?.values.members)}
      toBody={memberBodyOf}
      stored={stored}
      loadError={found.error}
      onRetry={() => void found.refetch()}
      save={(body, info) => saveMembers(id, body, info)}
      reload={
        id === null ? undefined : async () => storedOf(await client.fetchQuery({ ...memberQuery(id), staleTime: 0 }))
      }
      saved={id === null ? memberTexts.created : memberTexts.updated}
      slices={[MEMBERS_SLICE, 'users']}
      editable={editable}
      fields={fieldsIn}
      below={belowIn}
    />
  );
};
