// Exports for other slices.
export { SupportNetwork } from './SupportNetwork.tsx';
