import { useCallback } from 'react';
import { useForm } from './form-store.ts';

/**
 * A comment belongs to the status it was written for: selecting another one clears the field, going back restores the
 * stored text. Text typed in between stays.
 */
export const useCommentOfStatus = (stored: string, name = 'comment') => {
  const form = useForm();
  return useCallback(
    (moves: boolean) => {
      const typed = (form.get(name) as string | undefined) ?? '';
      if (moves && typed === stored) form.set(name, '');
      if (!moves && typed === '') form.set(name, stored);
    },
    [form, name, stored],
  );
};
