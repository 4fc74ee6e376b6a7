import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from '../../kernel/router.ts';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useCan, useCanAll, useMe } from '../../kernel/queries/me.ts';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildSearch } from '../../ui/people/ChildSearch.tsx';
import { ChooseChild } from '../../ui/people/ChooseChild.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { fillInWithFamilyPath, formsPath, openFormPath, readFormPath } from './addresses.ts';
import { EmbeddedForm } from './EmbeddedForm.tsx';
import { FormRow } from './FormRow.tsx';
import styles from './forms.module.css';
import { formsQuery } from './queries.ts';
import { useFamily } from './use-family.ts';
import { fillInTitle, labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useCoachText } from '../../ui/people/use-coach-text.ts';

const isOpen = ({ state }: FormStatus) => state !== 'submitted';

/** The form for a route like myforms/child: the chosen child's, else the first that is not submitted yet. */
const matching = (forms: readonly FormStatus[], type: string | undefined, memberId: string | null) => {
  const open = forms.filter((form) => form.type === type && isOpen(form));
  return open.find(({ member }) => member?._id === memberId) ?? open[0] ?? null;
};

export const FormsScreen = () => {
  const coachText = useCoachText();
  const { role } = useMe();
  const { type } = useParams();
  const navigate = useNavigate();
  const { userId, staff, memberId, loading, select } = useFamily();
  const everyone = useCanAll('members', 'list');
  const maySubmit = useCan('forms', 'submit');
  const family = useQuery({ ...formsQuery(userId ?? ''), enabled: userId !== null });
  const { user, forms = [] } = family.data ?? {};
  const asked = maySubmit ? matching(forms, type, memberId) : null;
  // A submission by somebody else does not close or replace the form while it is being filled in.
  const [opened, setOpened] = useState<{ at: string; form: FormStatus } | null>(null);
  const at = `${type} ${memberId}`;
  if (asked && opened?.at !== at) setOpened({ at, form: asked });
  if (!type && opened) setOpened(null);
  const go = (to: string) => () => navigate(to);

  if (loading || (userId && family.isPending)) return <ScreenSkeleton />;
  const title = screenTitle('forms', role);
  if (!userId) {
    return (
      <>
        <PageHeading title={title} />
        <ChooseChild why={labels.nobody} onSelect={select} />
      </>
    );
  }
  return (
    <div className={styles['page']}>
      <PageHeading title={title} actions={everyone && <ChildSearch onSelect={select} />}>
        {staff ? user && labels.staffLead(user.lastName) : coachText(labels.formsLead)}
      </PageHeading>
      {family.error && !family.data && <QueryFailure query={family} />}
      <ul className={styles['rows']}>
        {forms.map((form) => (
          <FormRow
            key={`${form.type}${form.member?._id ?? ''}`}
            form={form}
            carer={staff ? user?.firstName : undefined}
          >
            {!isOpen(form) && (
              <Button onClick={go(readFormPath(form, staff ? userId : undefined))}>{labels.read}</Button>
            )}
            {isOpen(form) && maySubmit && (
              <Button variant="primary" aria-label={fillInTitle(form)} onClick={go(openFormPath(form))}>
                {labels.fillIn}
              </Button>
            )}
            {isOpen(form) && staff && (
              <Button onClick={go(fillInWithFamilyPath(userId, form))}>{labels.openView}</Button>
            )}
          </FormRow>
        ))}
      </ul>
      {opened?.at === at && (
        <EmbeddedForm userId={userId} form={opened.form} onClose={() => navigate(formsPath(), { replace: true })} />
      )}
    </div>
  );
};
