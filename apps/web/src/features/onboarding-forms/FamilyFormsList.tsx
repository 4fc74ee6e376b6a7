import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '../../kernel/router.ts';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { openFormPath, readFormPath } from './addresses.ts';
import { FormRow } from './FormRow.tsx';
import styles from './forms.module.css';
import { formsQuery } from './queries.ts';
import { fillInTitle, labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** The state of a family's forms as a section of another page, each with a link. */
export const FamilyFormsList = ({ userId }: { userId: string }) => {
  const me = useMe();
  const navigate = useNavigate();
  const family = useQuery(formsQuery(userId));
  const maySubmit = useCan('forms', 'submit');
  const own = userId === me._id;
  if (!family.data) return <QueryPlaceholder query={family} lines={2} />;
  const { user, forms } = family.data;
  return (
    <ul className={styles['rows']}>
      {forms.map((form) => (
        <FormRow key={`${form.type}${form.member?._id ?? ''}`} form={form} carer={own ? undefined : user.firstName}>
          {form.state === 'submitted' ? (
            <Button onClick={() => navigate(readFormPath(form, own ? undefined : userId))}>{labels.read}</Button>
          ) : (
            own &&
            maySubmit && (
              <Button variant="primary" aria-label={fillInTitle(form)} onClick={() => navigate(openFormPath(form))}>
                {labels.fillIn}
              </Button>
            )
          )}
        </FormRow>
      ))}
    </ul>
  );
};
