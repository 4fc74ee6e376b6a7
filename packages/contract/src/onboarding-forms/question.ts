type Common = {
  /** Key of the answer in stored data; it must not change once families have answered. */
  name: string;
  label: string;
  hint?: string;
  required?: true;
};

/** line: a few words. text: several lines. one / many: chosen from a list. */
export type Question = Common & ({ kind: 'line' | 'text' } | { kind: 'one' | 'many'; options: readonly string[] });

export type Section = { title: string; intro?: string; questions: readonly Question[] };
