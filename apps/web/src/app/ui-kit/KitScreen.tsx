import { Suspense } from 'react';
import { Link, useSearchParams } from '../../kernel/router.ts';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import { LookSwitch } from './LookSwitch.tsx';
import { usePageTitle } from '../../ui/pages/PageTitle.tsx';
import styles from './Kit.module.css';
import { loadable } from '../../kernel/loadable.tsx';

// Every UI component with a working example, in development only. Each part has its own URL, since the list
// and the forms keep their state in the URL.

const PARTS = {
  controls: {
    title: 'Controls',
    Part: loadable(async () => (await import('./ControlsPart.tsx')).ControlsPart),
  },
  choices: {
    title: 'Choices and dates',
    Part: loadable(async () => (await import('./ChoicesPart.tsx')).ChoicesPart),
  },
  overlays: {
    title: 'Overlays',
    Part: loadable(async () => (await import('./OverlaysPart.tsx')).OverlaysPart),
  },
  list: { title: 'List page', Part: loadable(async () => (await import('./ListPart.tsx')).ListPart) },
  forms: { title: 'Forms', Part: loadable(async () => (await import('./FormsPart.tsx')).FormsPart) },
  states: { title: 'States', Part: loadable(async () => (await import('./StatesPart.tsx')).StatesPart) },
  text: { title: 'Rich text', Part: loadable(async () => (await import('./TextPart.tsx')).TextPart) },
  files: { title: 'Files', Part: loadable(async () => (await import('./FilesPart.tsx')).FilesPart) },
  media: { title: 'Media', Part: loadable(async () => (await import('./MediaPart.tsx')).MediaPart) },
  people: {
    title: 'People and tags',
    Part: loadable(async () => (await import('./PeoplePart.tsx')).PeoplePart),
  },
  charts: { title: 'Charts', Part: loadable(async () => (await import('./ChartsPart.tsx')).ChartsPart) },
} as const;
type PartKey = keyof typeof PARTS;
const KEYS = Object.keys(PARTS) as PartKey[];

export const KitScreen = () => {
  const [params] = useSearchParams();
  const key = KEYS.find((each) => each === params.get('part')) ?? 'controls';
  const { Part } = PARTS[key];
  usePageTitle('UI kit');
  return (
    <>
      <nav className={styles['nav']} aria-label="Parts of the kit">
        {KEYS.map((each) => (
          <Link key={each} to={`?part=${each}`} aria-current={each === key ? 'page' : undefined}>
            {PARTS[each].title}
          </Link>
        ))}
      </nav>
      <LookSwitch />
      <Suspense fallback={<ScreenSkeleton />}>
        <Part key={key} />
      </Suspense>
    </>
  );
};
