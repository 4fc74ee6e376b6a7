import { useEffect } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';

const documentTitle = (title: string): string => `${title} · ${shellTexts.product}`;

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
