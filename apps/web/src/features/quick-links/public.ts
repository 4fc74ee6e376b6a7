// What other slices may use of this one.
export { QuickLinksCard } from './QuickLinksCard.tsx';
