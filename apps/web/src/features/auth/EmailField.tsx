import { Field } from '../../ui/plain/Field.tsx';
import { labels } from './labels.ts';

type Props = { defaultValue: string | undefined; error: string | undefined };

/** The e-mail of an account, with the autocomplete that password managers expect. */
export const EmailField = (props: Props) => (
  <Field
    label={labels.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    placeholder={labels.emailExample}
    required
    {...props}
  />
);
