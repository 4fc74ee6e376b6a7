import { FORM_TYPES, type FormType } from '@amberway/contract/onboarding-forms/types';
import { read, type StoredName, write } from '../../kernel/sign-in/storage.ts';

// What the browser stores about forms while somebody is signed in: ids and a step, never an answer. Answers are
// stored as drafts on the server.

const stored = (name: StoredName): Record<string, unknown> => {
  try {
    return (JSON.parse(read(name) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};
const idIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export type SelectedForm = { type: FormType; member: string | null; customer: string | null };

/** The form whose details were opened last, for the details page without a form in its URL. */
export const selectedForm = (): SelectedForm | null => {
  const { type, member, customer } = stored('selectedForm');
  const known = FORM_TYPES.find((one) => one === type);
  return known ? { type: known, member: idIn(member), customer: idIn(customer) } : null;
};

export const selectForm = (form: SelectedForm): void => write('selectedForm', JSON.stringify(form));

/** This user's step in the welcome wizard. */
export const storedStep = (userId: string, last: number): number => {
  const { user, step } = stored('formData');
  return user === userId && Number.isInteger(step) ? Math.min(Math.max(0, Number(step)), last) : 0;
};

export const storeStep = (userId: string, step: number): void =>
  write('formData', JSON.stringify({ user: userId, step }));
