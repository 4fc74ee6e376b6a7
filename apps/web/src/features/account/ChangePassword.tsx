import { Alert, Button, Form, Input } from 'antd';
import { changePassword } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { PASSWORD_MIN } from '@amberway/contract/kernel/limits';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { useAction } from '../../ui/use-action.ts';
import { CALENDAR_SLICE } from '../calendar/public.ts';
import { checkPasswords, type PasswordFields } from './password-form.ts';
import { devicesQuery } from './queries.ts';
import styles from './Settings.module.css';

const USUAL_MAX = 12;
const HINT = `${PASSWORD_MIN} to ${USUAL_MAX} characters is usual, longer is welcome. Use a digit, an uppercase letter and a special character.`;

type FieldName = keyof PasswordFields;
const FIELDS: readonly FieldName[] = ['oldPassword', 'newPassword', 'confirmation'];

export const ChangePassword = () => {
  const me = useMe();
  const [form] = Form.useForm<PasswordFields>();

  /** Sets the error of every field and clears those of fields without one. */
  const showErrors = (errors: Partial<Record<string, string>>) =>
    form.setFields(FIELDS.map((name) => ({ name, errors: errors[name] ? [errors[name]] : [] })));

  const save = useAction(changePassword, {
    // Other devices and the calendar address have ended with the old password.
    invalidates: [{ queryKey: devicesQuery.queryKey }, CALENDAR_SLICE],
    done: () => {
      form.resetFields();
      return authTexts.passwordUpdated;
    },
    failed: (error) => error instanceof ApiError && showErrors(error.errors),
  });

  const submit = (fields: PasswordFields) => {
    const errors = checkPasswords(me._id, fields);
    showErrors(errors);
    const { oldPassword, newPassword } = fields;
    if (Object.keys(errors).length === 0) void save.run({ body: { userId: me._id, oldPassword, newPassword } });
  };

  // An error that belongs to a field is shown there only, not in the alert as well.
  const fieldErrors = save.error instanceof ApiError ? save.error.errors : {};
  const general = save.error && !FIELDS.some((name) => name in fieldErrors);

  return (
    <section className={styles['card']} id="password">
      <h2>Change password</h2>
      <Form<PasswordFields>
        form={form}
        layout="vertical"
        requiredMark={false}
        className={styles['form'] ?? ''}
        initialValues={{ oldPassword: '', newPassword: '', confirmation: '' }}
        onValuesChange={(changed) =>
          form.setFields(Object.keys(changed).map((name) => ({ name: name as FieldName, errors: [] })))
        }
        onFinish={submit}
      >
        {/* Password managers save the new password under this username. */}
        <input type="email" name="username" autoComplete="username" value={me.email} readOnly hidden />
        <Form.Item name="oldPassword" label="Current password">
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="newPassword" label="New password" extra={HINT}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="confirmation" label="Confirm new password">
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        {general && <Alert type="error" showIcon title={messageOf(save.error, authTexts.noResponse)} role="alert" />}
        <Button type="primary" htmlType="submit" loading={save.busy} style={{ marginTop: 16 }}>
          Change password
        </Button>
      </Form>
    </section>
  );
};
