import { useEffect } from 'react';
import { PRODUCT } from '@amberway/contract/shell/product';

/**
 * The text of the browser tab. A `<title>` of React would be removed with its page, and until the next page has set
 * its own, the document would have none; this text stays until it is replaced.
 */
export const usePageTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

/** The same as an element, for public pages. The build, where effects do not run, takes it out of the markup. */
export const PageTitle = ({ title }: { title: string }) => {
  usePageTitle(title);
  return import.meta.env.SSR && <title>{`${title} · ${PRODUCT}`}</title>;
};
