import { skillsWire } from '@amberway/contract/skills/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { outcomeActions } from '@amberway/contract/outcomes/actions';
import { skillActions } from '@amberway/contract/skills/actions';
import { createSkill, updateSkill } from '@amberway/contract/skills/endpoints';
import type { Standing } from '@amberway/contract/programme/skill-status';
import { skillTexts } from '@amberway/contract/skills/texts';
import { call } from '../../kernel/api.ts';
import { useCan, useMe, viewerOf } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE, skillQuery } from '../../kernel/queries/programme.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import { useMayRecord } from '../../ui/form/record-part.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { SkillPage } from './page/SkillPage.tsx';
import { outcomeOfSkillQuery } from './queries.ts';
import {
  NEW_SKILL,
  skillBodyOf,
  type SkillFormBody,
  skillSchema,
  type SkillValues,
  skillValuesOf,
} from './skill-form.ts';
import { SkillFields } from './SkillFields.tsx';

/** One skill in its Create, Edit and View modes: forms, and a page to read. For Create the place's id is the outcome's. */
export const SkillDrawer = ({ at: requested }: { at: RecordPlace }) => {
  const client = useQueryClient();
  const viewer = viewerOf(useMe());
  const mayEditSome = useCan('skills', 'edit');
  const isNew = requested.open?.mode === 'Create';
  const id = requested.open?.id ?? '';
  const skill = useQuery({ ...skillQuery(id), enabled: requested.open !== null && !isNew });
  const outcome = useQuery({ ...outcomeOfSkillQuery(id), enabled: isNew });
  const standing = skill.data && ({ outcome: skill.data.outcomeObject.status, skill: skill.data.status } as Standing);
  const mayEdit = standing && skillActions(viewer, standing).edit;
  const at = useMayRecord(requested, {
    create: outcomeActions(viewer, outcome.data ?? { status: 'Planned' }).addSkill,
    edit: mayEdit ?? mayEditSome,
  });
  const stored = isNew
    ? outcome.data && { values: NEW_SKILL }
    : skill.data && { values: skillValuesOf(skill.data), version: skill.data.version };
  const outcomeId = (isNew ? id : skill.data?.outcome) ?? '';
  const status = isNew ? undefined : skill.data?.status;
  const comment = isNew ? undefined : skill.data?.comment;
  const schema = useMemo(() => skillSchema(status && { status, comment }), [status, comment]);
  const toBody = useMemo(() => skillBodyOf(outcomeId, status), [outcomeId, status]);
  const failed = isNew ? outcome : skill;
  if (at.open?.mode === 'View') return <SkillPage key={id} at={at} id={id} />;
  return (
    <FormDrawer<SkillValues, SkillFormBody>
      at={at}
      noun="skill"
      child={(isNew ? outcome : skill).data?.member ?? ''}
      draft={{ kind: 'skill', key: isNew ? `new:${id}` : id, wire: skillsWire }}
      width={DRAWER_PX}
      schema={schema}
      stored={stored}
      toBody={toBody}
      loadError={failed.error}
      onRetry={() => void failed.refetch()}
      editable={mayEdit ?? false}
      save={(body, { version, idempotencyKey }) =>
        isNew
          ? call(
              createSkill,
              { body: { ...body, ...(outcome.data && { member: outcome.data.member }) } },
              { idempotencyKey },
            )
          : call(updateSkill, { params: { id }, body: { ...body, version } })
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...skillQuery(id), staleTime: 0 });
        return { values: skillValuesOf(now), version: now.version };
      }}
      saved={isNew ? skillTexts.created : skillTexts.updated}
      slices={[PROGRAMME_SLICE, 'dashboards']}
      fields={<SkillFields skill={isNew ? undefined : skill.data} />}
    />
  );
};
