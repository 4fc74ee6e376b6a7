export const outboxTexts = {
  waits: 'Waits to be sent',
} as const;
