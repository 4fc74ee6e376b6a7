let loading: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most common passwords in lower case. Loaded when the first new password is checked, then cached. */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  ));
