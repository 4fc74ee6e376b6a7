import { outcomesSource } from '../../features/outcomes/palette-outcomes.tsx';
import { businessUsersSource, customersSource } from '../../features/people-pages/palette-people.tsx';
import { resourcesSource } from '../../features/resources/palette-resources.tsx';
import { clientsSource } from '../../features/users/palette-clients.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { actionsSource } from './actions.tsx';
import { childrenSource } from './children.tsx';
import { screensSource } from './screens.tsx';

/** What ⌘K can find, in the order in which it is listed. A feature adds its own kind of thing here. */
export const paletteSources: readonly PaletteSource[] = [
  clientsSource,
  customersSource,
  businessUsersSource,
  childrenSource,
  outcomesSource,
  resourcesSource,
  screensSource,
  actionsSource,
];
