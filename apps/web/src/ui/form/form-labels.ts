import type { FormMode } from '@amberway/contract/shell/texts';

/** The texts of a form's frame, the same for drawer and dialog. */
export type FormLabels = {
  /** 'video': the title becomes 'Edit Video', the button 'Save video'. */
  noun: string;
  title?: string;
  saveLabel?: string;
  cancelLabel?: string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const labelsFor = (mode: FormMode, { noun, title, saveLabel, cancelLabel }: FormLabels) => ({
  title: title ?? `${mode} ${capital(noun)}`,
  save: saveLabel ?? (mode === 'Create' ? `Add ${noun}` : `Save ${noun}`),
  keepMine: 'Keep mine and save',
  cancel: cancelLabel ?? (mode === 'View' ? 'Close' : 'Cancel'),
});
