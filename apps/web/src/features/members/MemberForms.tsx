import type { Member } from '@amberway/contract/members/schemas';
import { memberTexts } from '@amberway/contract/members/texts';
import { CHILDREN_MAX } from '@amberway/contract/users/body';
import { FormPart, useFormContext } from '../../ui/form/form-context.ts';
import { type ChildValues, NEW_CHILD } from './child-form.ts';
import { ChildFields } from './ChildFields.tsx';
import styles from './MemberForms.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { useForm, useFormValue } from '../../ui/form/form-store.ts';

type Props = { clinician: Member['primaryContactObject'] | undefined };

/** The children of the drawer. More can be added in Create mode. */
export const MemberForms = ({ clinician }: Props) => {
  const { mode } = useFormContext();
  const form = useForm();
  const children = useFormValue<ChildValues[] | undefined>('members') ?? [];
  const set = (next: readonly ChildValues[]) => form.change('members', next);
  const several = children.length > 1;
  return (
    <>
      {children.map((child, index) => (
        // New children have no id yet, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={child._id ?? `new-${index}`} className={styles['member']} aria-label={`Member ${index + 1}`}>
          {several && (
            <div className={styles['head']}>
              <strong>{`Member ${index + 1}`}</strong>
              <Button
                variant="text"
                size="small"
                danger
                aria-label={`Remove member ${index + 1}`}
                onClick={() => set(children.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </div>
          )}
          <FormPart value={several ? `Member ${index + 1}` : null}>
            <ChildFields at={['members', index]} clinician={clinician} />
          </FormPart>
        </section>
      ))}
      {mode === 'Create' && children.length < CHILDREN_MAX && (
        <Button wide onClick={() => set([...children, NEW_CHILD])}>
          {memberTexts.addMember}
        </Button>
      )}
    </>
  );
};
