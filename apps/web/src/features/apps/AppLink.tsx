import styles from './apps.module.css';
import { appLabels } from './labels.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { ButtonAnchor } from '../../ui/kit/Button.tsx';

type Props = { texts: { title: string; text: string; open: string }; url: string };

/** One way onto a phone: a QR code and a link. The code is dark on light in the dark theme too, for cameras. */
export const AppLink = ({ texts, url }: Props) => (
  <li className={styles['link']}>
    <span className={styles['code']}>
      <QrCode value={url} size={148} label={appLabels.codeOf(texts.title)} />
    </span>
    <div className={styles['words']}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer">
        {texts.open}
      </ButtonAnchor>
      <small>{url}</small>
    </div>
  </li>
);
