export { prepareArea } from './area.ts';
export { PrivateGate } from './PrivateGate.tsx';
export { startPreferences } from './theme/preferences.ts';
export { ToOwnPage } from './ToOwnPage.tsx';
