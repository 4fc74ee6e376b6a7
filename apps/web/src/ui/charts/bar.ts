/** `value` is null for a month without a figure, which shows as a gap; `target` is the planned figure. */
export type Bar = { label: string; value: number | null; target?: number | null };
