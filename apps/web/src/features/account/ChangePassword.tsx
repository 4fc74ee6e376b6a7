import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { changePassword } from '@amberway/contract/auth/endpoints';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { authTexts } from '@amberway/contract/auth/texts';
import { PASSWORD_MIN } from '@amberway/contract/kernel/limits';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { AccessList, allOf } from '../../ui/access/AccessList.tsx';
import { labels as accessLabels } from '../../ui/access/labels.ts';
import { accessQuery } from '../../ui/access/queries.ts';
import { useConfirmed } from '../../ui/confirm/use-confirmed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useFormStore } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/form-store.ts';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CALENDAR_SLICE } from '../calendar/public.ts';
import { checkPasswords, type PasswordFields } from './password-form.ts';
import styles from './Settings.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { focusFirstWrongSoon } from '../../ui/kit/first-wrong.ts';
import { PasswordInput } from '../../ui/kit/Input.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';

const TITLE = 'Change password';
const USUAL_MAX = 12;
const HINT = `${PASSWORD_MIN} to ${USUAL_MAX} characters is usual, longer is welcome. Use a digit, an uppercase letter and a special character.`;

type FieldName = keyof PasswordFields;
const FIELDS: readonly FieldName[] = ['oldPassword', 'newPassword', 'confirmation'];

type PasswordProps = { name: FieldName; label: string; autoComplete: string; hint?: string };

const Password = ({ name, label, autoComplete, hint }: PasswordProps) => {
  const form = useForm<PasswordFields>();
  const value = useSyncExternalStore(form.subscribe, () => form.get(name));
  const error = useSyncExternalStore(form.subscribe, () => form.errorAt(name));
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput
        reveals={label.toLowerCase()}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => {
          form.change(name, target.value);
          form.setErrors({ [name]: undefined });
        }}
      />
    </Field>
  );
};

/** Without its title where the page has it. */
export const ChangePassword = ({ titled = true }: { titled?: boolean }) => {
  const me = useMe();
  const form = useFormStore<PasswordFields>({ oldPassword: '', newPassword: '', confirmation: '' });

  const card = useRef<HTMLElement>(null);

  /** Sets the error of every field, clears those of fields without one, and focuses the first. */
  const showErrors = (errors: Partial<Record<string, string>>) => {
    form.setErrors(Object.fromEntries(FIELDS.map((name) => [name, errors[name]])));
    focusFirstWrongSoon(card.current);
  };

  const access = useQuery(accessQuery);
  // Null until the reader unticks something.
  const [named, setNamed] = useState<string[] | null>(null);
  // Unknown while it loads: then the server asks.
  const stays = access.data && (named ?? allOf(access.data));
  const { confirmed, question } = useConfirmed(accessLabels.confirmWhy);

  const save = useAction(changePassword, {
    confirmed,
    // Other devices and the calendar address have ended with the old password.
    invalidates: [{ queryKey: ['account'] }, CALENDAR_SLICE],
    done: () => {
      form.reset();
      setNamed(null);
      return newPasswordTexts.passwordUpdated;
    },
    failed: (error) => error instanceof ApiError && showErrors(error.errors),
  });

  const submit = () => {
    const fields = form.values();
    const errors = checkPasswords(me._id, fields);
    showErrors(errors);
    const { oldPassword, newPassword } = fields;
    if (Object.keys(errors).length === 0)
      void save.run({ body: { userId: me._id, oldPassword, newPassword, ...(stays && { stays }) } });
  };

  // An error that belongs to a field is shown there only, not in the alert as well.
  const fieldErrors = save.error instanceof ApiError ? save.error.errors : {};
  const general = save.error && !FIELDS.some((name) => name in fieldErrors);

  return (
    <section ref={card} className={styles['card']} aria-label={TITLE}>
      {titled && <h2>{TITLE}</h2>}
      <Form store={form} onSubmit={submit} className={styles['form']}>
        {/* Password managers save the new password under this username. */}
        <input type="email" name="username" autoComplete="username" value={me.email} readOnly hidden />
        <Password name="oldPassword" label="Current password" autoComplete="current-password" />
        <Password name="newPassword" label="New password" autoComplete="new-password" hint={HINT} />
        <Password name="confirmation" label="Confirm new password" autoComplete="new-password" />
        {!access.data && <QueryPlaceholder query={access} lines={2} />}
        {access.data && stays && <AccessList access={access.data} stays={stays} onStays={setNamed} />}
        {general && <Alert tone="danger" title={messageOf(save.error, authTexts.noResponse)} role="alert" />}
        {/* Below a list that is still to come it would move away from a press. */}
        {!access.isPending && (
          <Button variant="primary" type="submit" busy={save.busy} style={{ marginTop: 16 }}>
            {TITLE}
          </Button>
        )}
      </Form>
      {question}
    </section>
  );
};
