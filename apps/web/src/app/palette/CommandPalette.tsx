import { useNavigate } from '../../kernel/router.ts';
import type { PaletteItem, PaletteSource } from '../../ui/palette/items.ts';
import { Palette } from '../../ui/palette/Palette.tsx';
import { contentSource } from '../../features/content/palette-content.tsx';
import { outcomesSource } from '../../features/outcomes/palette-outcomes.tsx';
import { businessUsersSource, customersSource } from '../../features/people-pages/palette-people.tsx';
import { postsSource } from '../../features/posts/palette-posts.tsx';
import { resourcesSource } from '../../features/resources/palette-resources.tsx';
import { clientsSource } from '../../features/users/palette-clients.tsx';
import { actionsSource } from './actions.tsx';
import { childrenSource } from './children.tsx';
import { screensSource } from './screens.tsx';

/** What ⌘K can find, in the order of the list. A feature adds its own source here. */
const paletteSources: readonly PaletteSource[] = [
  clientsSource,
  customersSource,
  businessUsersSource,
  childrenSource,
  outcomesSource,
  resourcesSource,
  contentSource,
  postsSource,
  screensSource,
  actionsSource,
];

type Props = { open: boolean; typed: string; onClose: () => void };

/** In a chunk of its own, loaded when it is first opened. */
export const CommandPalette = ({ open, typed, onClose }: Props) => {
  const navigate = useNavigate();
  const choose = (item: PaletteItem) => {
    onClose();
    if ('run' in item) item.run();
    else navigate(item.to, { state: item.state });
  };
  return <Palette sources={paletteSources} typed={typed} open={open} onClose={onClose} onChoose={choose} />;
};
