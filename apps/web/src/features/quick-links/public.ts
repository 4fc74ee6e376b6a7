// Exports for other slices.
export { QuickLinksCard } from './QuickLinksCard.tsx';
export { quickLinksQuery } from './queries.ts';
