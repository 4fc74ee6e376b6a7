// Exports for other slices.
export { QuickLinksCard } from './QuickLinksCard.tsx';
