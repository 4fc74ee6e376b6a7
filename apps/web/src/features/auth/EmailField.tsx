import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { labels } from './labels.ts';

type Props = { defaultValue: string | undefined; error: string | undefined };

/** The e-mail of an account, with the autocomplete that password managers expect. */
export const EmailField = ({ defaultValue, error }: Props) => (
  <Field label={labels.email} error={error} steady>
    <Input
      size="large"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={labels.emailExample}
      required
      defaultValue={defaultValue}
    />
  </Field>
);
