/** One thing that can be given. */
export type Choice = { id: string; name: string; note: string };

type Asked<T> = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<T> };

/** What a feature gives, and the words for it. */
export type ShareOptions = {
  /** On the button and as the dialog's name. */
  title: string;
  hint?: string;
  search: string;
  /** The name of the list. */
  found: string;
  /** On the button of one thing, and in its place once it is given. */
  give: string;
  given: string;
  done: string;
  /** Fresh after each: first part of the cache keys of what is given. */
  slice: string;
  choices: (words: string) => Asked<Choice[]>;
  /** The ids of what has been given already. */
  already: Asked<string[]>;
  onGive: (id: string) => Promise<unknown>;
};
