import { userTexts } from '@amberway/contract/users/texts';
import type { NoticeKey } from '../../kernel/sign-in/next-notice.ts';

export const WAITING_NOTICES: Record<NoticeKey, { title: string; text: string }> = {
  viewLost: {
    title: 'The family’s view has ended',
    text: 'It was open for too long, or you no longer work with this family. You are back in your own view.',
  },
  viewLeftElsewhere: {
    title: 'The family’s view has ended',
    text: 'You left it in another tab. You are back in your own view.',
  },
  coverOpened: { title: 'You are covering for a colleague', text: userTexts.coverOpened },
};
