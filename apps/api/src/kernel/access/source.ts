import type { Act } from './acts.ts';

/**
 * What an act does to a right from this source.
 * ends: no call reaches anything with it any more, and its holder cannot get it back with what is left.
 * stays: it does not end, with the reason. asks: whoever acts decides, with what is asked.
 */
export type Cell = 'ends' | { readonly stays: string } | { readonly asks: string };

/** Something that lets somebody reach a family or an account. A missing act does not compile. */
export type Source = {
  /** As in docs/privacy.md: 'Clinician of a child'. */
  readonly title: string;
  /** What it opens, and why somebody has it. */
  readonly opens: string;
  /** carried: nothing new, but what another right opened. */
  readonly reaches: 'family' | 'account' | 'carried';
  /** The tables whose rows are this right. */
  readonly tables: readonly string[];
  readonly acts: Readonly<Record<Act, Cell>>;
};

export const stays = (reason: string): Cell => ({ stays: reason });
export const asks = (question: string): Cell => ({ asks: question });
