import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import type { About } from './about.ts';

/** The child of several, to choose another one. */
export const WhoseAssessment = ({ about }: { about: About | undefined }) =>
  about &&
  about.siblings.length > 1 && <ChildChoice child={about.child} siblings={about.siblings} onSelect={about.onSelect} />;
