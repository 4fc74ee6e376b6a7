import { lazyOverlay } from '../../ui/lazy-overlay.tsx';

/** The form, with its code loaded when it is first opened. */
export const LazySkillDrawer = lazyOverlay('Skill', async () => (await import('./SkillDrawer.tsx')).SkillDrawer, {
  drawer: true,
});
