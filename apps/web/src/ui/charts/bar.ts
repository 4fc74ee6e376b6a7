/** `value` is null for a month without a figure, which shows as a gap; `target` is what it should have been. */
export type Bar = { label: string; value: number | null; target?: number | null };
