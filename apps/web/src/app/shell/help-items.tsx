import type { MenuProps } from 'antd';
import { Link } from 'react-router';
import type { PublicSettings } from '@amberway/contract/settings/schemas';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import styles from './Header.module.css';

const gettingStarted = (
  <Link className={styles['menuLink']} to={PUBLIC_ROUTES.gettingStarted}>
    {shellTexts.gettingStarted}
  </Link>
);

const outside = (label: string, href: string) => (
  <a className={styles['menuLink']} href={href} target="_blank" rel="noreferrer">
    {label}
  </a>
);

/** External links appear only if the operator has configured their URL. */
export const helpItems = (settings: PublicSettings | null): NonNullable<MenuProps['items']> => [
  { key: 'started', label: gettingStarted },
  ...(settings?.helpCentreUrl
    ? [{ key: 'knowledge', label: outside(shellTexts.knowledgeBase, settings.helpCentreUrl) }]
    : []),
  ...(settings?.supportUrl ? [{ key: 'support', label: outside(shellTexts.contactSupport, settings.supportUrl) }] : []),
];
