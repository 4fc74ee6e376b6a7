import { Form } from 'antd';
import { useCallback } from 'react';

/**
 * A comment is about the status it was written for: choosing another one empties the field, going back brings the
 * stored text. What was typed meanwhile stays.
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
