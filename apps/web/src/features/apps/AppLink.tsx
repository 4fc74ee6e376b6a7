import { Button, QRCode } from 'antd';
import styles from './apps.module.css';
import { appLabels } from './labels.ts';

type Props = { words: { title: string; text: string; open: string }; address: string };

/** One way onto a phone: a QR code and a link. The code is dark on light in the dark theme too, for cameras. */
export const AppLink = ({ words, address }: Props) => (
  <li className={styles['link']}>
    <span className={styles['code']}>
      <QRCode
        type="svg"
        value={address}
        size={148}
        bordered={false}
        color="#1f1b16"
        bgColor="#ffffff"
        aria-label={appLabels.codeOf(words.title)}
      />
    </span>
    <div className={styles['words']}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Button href={address} target="_blank" rel="noopener noreferrer">
        {words.open}
      </Button>
      <small>{address}</small>
    </div>
  </li>
);
