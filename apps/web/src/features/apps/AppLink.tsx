import { Button, QRCode } from 'antd';
import styles from './apps.module.css';
import { appLabels } from './labels.ts';

type Props = { texts: { title: string; text: string; open: string }; url: string };

/** One way onto a phone: a QR code and a link. The code is dark on light in the dark theme too, for cameras. */
export const AppLink = ({ texts, url }: Props) => (
  <li className={styles['link']}>
    <span className={styles['code']}>
      <QRCode
        type="svg"
        value={url}
        size={148}
        bordered={false}
        color="#1f1b16"
        bgColor="#ffffff"
        aria-label={appLabels.codeOf(texts.title)}
      />
    </span>
    <div className={styles['words']}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <Button href={url} target="_blank" rel="noopener noreferrer">
        {texts.open}
      </Button>
      <small>{url}</small>
    </div>
  </li>
);
