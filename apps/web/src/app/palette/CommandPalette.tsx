import { useNavigate } from 'react-router';
import type { PaletteItem } from '../../ui/palette/items.ts';
import { Palette } from '../../ui/palette/Palette.tsx';
import { paletteSources } from './sources.ts';

type Props = { open: boolean; onClose: () => void };

/** A chunk of its own: fetched when it is first asked for. */
export const CommandPalette = ({ open, onClose }: Props) => {
  const navigate = useNavigate();
  const choose = (item: PaletteItem) => {
    onClose();
    if ('run' in item) item.run();
    else void navigate(item.to, { state: item.state });
  };
  return <Palette sources={paletteSources} open={open} onClose={onClose} onChoose={choose} />;
};
