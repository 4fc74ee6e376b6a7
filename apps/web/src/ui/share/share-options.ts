/** One thing that can be shared. */
export type Choice = { id: string; name: string; note: string };

type Asked<T> = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<T> };

/** What a feature shares, and the labels for it. */
export type ShareOptions = {
  /** On the button and as the dialog's accessible name. */
  title: string;
  hint?: string;
  search: string;
  /** The list's accessible name. */
  found: string;
  /** On the button of one thing, and in its place once it is shared. */
  shareOne: string;
  shared: string;
  choices: (words: string) => Asked<Choice[]>;
  /** The ids of what has been shared already. */
  already: Asked<string[]>;
  onShare: (id: string) => void;
  /** The id of what is being shared. */
  pending: string | undefined;
};
