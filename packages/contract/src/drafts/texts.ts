// Names of the drafts in the dialog that asks their owner before signing out.
const LABELS: Readonly<Record<string, string>> = {
  answer: 'your answer to a post',
  'assesment-report': 'your assessment',
  assessment: 'your assessment',
  'bright-moments': 'your bright moments',
  'client-mail': 'a mail to a family',
  comment: 'a comment',
  'onboarding-form': 'an onboarding form',
  outcome: 'an outcome',
  post: 'a post',
  'session-note': 'an activity note',
  skill: 'a skill',
  task: 'a task',
};

export const draftLabel = (kind: string): string => LABELS[kind] ?? 'an unfinished form';

export const signOutTexts = {
  saving: 'Saving your text before you sign out …',
  title: 'Your text is not saved yet',
  intro: 'We could not save this text, so it would be lost when you sign out:',
  advice: 'If you stay, we keep trying. Please check your connection, or finish the text and send it.',
  stay: 'Stay and try again',
  leave: 'Sign out and lose it',
} as const;
