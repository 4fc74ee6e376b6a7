import { shellTexts } from '@amberway/contract/shell/texts';
import { signOut } from '../../kernel/sign-in/session.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PaletteSource } from '../../ui/palette/items.ts';
import { usePreferences } from '../theme/preferences.ts';

export const actionsSource: PaletteSource = {
  id: 'actions',
  heading: 'Do',
  useItems: () => {
    const { look, set } = usePreferences();
    return {
      items: [
        {
          id: 'theme',
          label: look.dark ? 'Use light theme' : 'Use dark theme',
          keywords: ['display', 'colour', 'night'],
          icon: <Icon name="moon" />,
          run: () => set({ theme: look.dark ? 'light' : 'dark' }),
        },
        {
          id: 'calm',
          label: look.calm ? 'Turn calm mode off' : 'Turn calm mode on',
          keywords: ['motion', 'quiet', 'display'],
          icon: <Icon name="leaf" />,
          run: () => set({ calm: !look.calm }),
        },
        {
          id: 'signOut',
          label: shellTexts.signOut,
          keywords: ['log out', 'leave'],
          icon: <Icon name="signOut" />,
          run: () => signOut(),
        },
      ],
    };
  },
};
