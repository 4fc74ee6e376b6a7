import { useEffect } from 'react';
import { PRODUCT } from '@amberway/contract/shell/product';

const documentTitle = (title: string): string => `${title} · ${PRODUCT}`;

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
