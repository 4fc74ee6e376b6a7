import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { signInLabels } from './sign-in-labels.ts';

type Props = { defaultValue: string | undefined; error: string | undefined };

/** The e-mail of an account, with the autocomplete that password managers expect; on the sign-in page with passkeys. */
export const EmailField = ({ defaultValue, error }: Props) => (
  <Field label={signInLabels.email} error={error} steady>
    <Input
      size="large"
      name="email"
      type="email"
      autoComplete="username webauthn"
      spellCheck={false}
      placeholder={signInLabels.emailExample}
      required
      defaultValue={defaultValue}
    />
  </Field>
);
