import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import type { About } from './about.ts';

/** The chosen child, with a selector when there are several. */
export const WhoseAssessment = ({ about }: { about: About | undefined }) =>
  about &&
  about.siblings.length > 1 && <ChildChoice child={about.child} siblings={about.siblings} onSelect={about.onSelect} />;
