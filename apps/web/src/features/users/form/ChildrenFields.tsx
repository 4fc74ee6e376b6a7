import { CHILDREN_MAX } from '@amberway/contract/users/body';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { userTexts } from '@amberway/contract/users/texts';
import { useCan } from '../../../kernel/queries/me.ts';
import { FormPart } from '../../../ui/form/form-context.ts';
import { FormSection, WholeLine } from '../../../ui/form/FormSection.tsx';
import { fullName } from '../../../ui/people/full-name.ts';
import { ChildFields, type ChildValues, NEW_CHILD } from '../../members/public.ts';
import styles from './UserForm.module.css';
import { Button } from '../../../ui/kit/Button.tsx';
import { useForm, useFormValue } from '../../../ui/form/form-store.ts';

type Props = { stored: UserDetails['members'] };

const headingOf = ({ firstName, lastName }: ChildValues, index: number) =>
  fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) || `Child ${index + 1}`;

/** The family's children: any number in one form, saved together with the parent. */
export const ChildrenFields = ({ stored }: Props) => {
  const form = useForm();
  const children = useFormValue<ChildValues[] | undefined>('members') ?? [];
  const mayAdd = useCan('members', 'create');
  const set = (next: readonly ChildValues[]) => form.change('members', next);
  return (
    <FormSection title="Children">
      {children.length === 0 && (
        <WholeLine>
          <p className={styles['none']}>No children yet.</p>
        </WholeLine>
      )}
      {children.map((child, index) => (
        // New children have no id yet, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={child._id ?? `new-${index}`}
          className={styles['child']}
          role="group"
          aria-label={headingOf(child, index)}
        >
          <div className={styles['childHead']}>
            <strong>{headingOf(child, index)}</strong>
            {!child._id && (
              <Button
                variant="text"
                size="small"
                danger
                onClick={() => set(children.toSpliced(index, 1))}
                aria-label={`Remove ${headingOf(child, index)}`}
              >
                Remove
              </Button>
            )}
          </div>
          <div className={styles['childFields']}>
            <FormPart value={`Child ${index + 1}`}>
              <ChildFields
                at={['members', index]}
                clinician={stored.find(({ _id }) => _id === child._id)?.primaryContactObject}
              />
            </FormPart>
          </div>
        </div>
      ))}
      {mayAdd && children.length < CHILDREN_MAX && (
        <WholeLine>
          <Button onClick={() => set([...children, NEW_CHILD])}>{userTexts.addChild}</Button>
        </WholeLine>
      )}
    </FormSection>
  );
};
