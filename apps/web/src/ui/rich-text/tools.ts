import type { IconName } from '../icons/paths.ts';

/** The editor's tools in their order, which the field shows before the editor is loaded. */
export const TOOLS: readonly { label: string; icon?: IconName; text?: string; history?: boolean }[] = [
  { label: 'Heading', text: 'H2' },
  { label: 'Small heading', text: 'H3' },
  { label: 'Bold', icon: 'bold' },
  { label: 'Italic', icon: 'italic' },
  { label: 'Bullet list', icon: 'bullets' },
  { label: 'Numbered list', icon: 'numbers' },
  { label: 'Link', icon: 'link' },
  { label: 'Picture', icon: 'image' },
  { label: 'Undo', icon: 'undo', history: true },
  { label: 'Redo', icon: 'redo', history: true },
];
