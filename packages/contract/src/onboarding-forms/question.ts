type Common = {
  /** The answer's name in stored data: never changes once families have answered. */
  name: string;
  label: string;
  hint?: string;
  required?: true;
};

/** line: a few words. text: as much as one likes. one / many: chosen from a list. */
export type Question = Common & ({ kind: 'line' | 'text' } | { kind: 'one' | 'many'; options: readonly string[] });

export type Section = { title: string; intro?: string; questions: readonly Question[] };
