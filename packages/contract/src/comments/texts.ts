export const commentTexts = {
  inputComment: 'Please write a comment.',
  sayWho: 'Please say who writes the comment.',
  sayWhat: 'Please say what the comment is about.',
} as const;
