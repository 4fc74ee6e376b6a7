import type { ReactNode } from 'react';
import { Link, useSearchParams } from '../../../kernel/router.ts';
import type { OpenItem } from '@amberway/contract/learning/schemas';
import { KIND_NAMES } from '@amberway/contract/learning/texts';
import { screenTitle } from '@amberway/contract/shell/routes';
import { useMe } from '../../../kernel/queries/me.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { withOpen } from '../address.ts';
import { FavouriteButton } from '../FavouriteButton.tsx';
import styles from './item.module.css';

type Props = { item: OpenItem; children?: ReactNode };

/** Link back to the list as it was, the name, and the star. */
export const ItemHeading = ({ item, children }: Props) => {
  const { role } = useMe();
  const [params] = useSearchParams();
  return (
    <>
      <div className={styles['top']}>
        <Link className={styles['back']} to={withOpen(params, null)}>
          <Icon name="arrowBack" size={18} />
          {screenTitle('learning', role)}
        </Link>
        <FavouriteButton item={item} />
      </div>
      <PageHeading title={item.title} over={[KIND_NAMES[item.kind][0], ...item.labels].join(' · ')}>
        {children}
      </PageHeading>
    </>
  );
};
