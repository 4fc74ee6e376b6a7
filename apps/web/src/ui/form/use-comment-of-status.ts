import { Form } from 'antd';
import { useCallback } from 'react';

/**
 * A comment belongs to the status it was written for: selecting another one clears the field, going back restores the
 * stored text. Text typed in between stays.
 */
export const useCommentOfStatus = (stored: string, name = 'comment') => {
  const form = Form.useFormInstance();
  return useCallback(
    (moves: boolean) => {
      const typed = (form.getFieldValue(name) as string | undefined) ?? '';
      if (moves && typed === stored) form.setFieldValue(name, '');
      if (!moves && typed === '') form.setFieldValue(name, stored);
    },
    [form, name, stored],
  );
};
