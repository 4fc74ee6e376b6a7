/** Of the installed app. */
export const installTexts = {
  newer: 'A newer version is ready',
  reload: 'Reload',
} as const;
