export const commentTexts = {
  inputComment: 'Please write a comment.',
} as const;
