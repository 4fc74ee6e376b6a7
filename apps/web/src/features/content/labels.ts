const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Labels of these screens that the specification leaves open. */
export const contentLabels = {
  linkCopied: 'Link copied',
  edit: (one: string) => `Edit ${one}`,
  add: (noun: string) => `Add ${noun}`,
  files: 'Import and export',
  import: (nouns: string) => `Import ${nouns}`,
  exportAs: (format: 'csv' | 'json', count: number) => `Export all ${count} as ${format.toUpperCase()}`,
  changed: (count: number, [one, many]: readonly [string, string], done: string) =>
    `${count} ${count === 1 ? one : many} ${done}`,
  someChanged: (count: number, done: string, failed: number) => `${count} ${done}, ${failed} could not be`,
  pictureElsewhere:
    'This picture is on another site. The app shows it; these pages load no pictures from elsewhere. Upload it to see it here too.',
  preview: 'As a family sees it',
  previewEmpty: 'The message appears here as you write it.',
  endedOn: (day: string) => `Ended on ${day}: families no longer see it.`,
  title: (noun: string) => capital(noun),
  empty: (noun: string, mayAdd: boolean) =>
    mayAdd ? `No ${noun} yet. Add the first one.` : `No ${noun} yet. An administrator adds them.`,
} as const;
