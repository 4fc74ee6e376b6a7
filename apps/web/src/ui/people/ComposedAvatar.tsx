import { Icon } from '../icons/Icon.tsx';
import { fileSrc } from '../../kernel/file-src.ts';
import styles from './ComposedAvatar.module.css';

type Props = {
  /** Pictures of eyes, mouth, hair and accessories, from back to front. */
  layers: readonly string[];
  size?: number;
};

/** A child's avatar composed of parts, or a neutral figure if there is none. The name is beside it. */
export const ComposedAvatar = ({ layers, size = 48 }: Props) => (
  <span className={styles['face']} style={{ width: size, height: size }} aria-hidden="true">
    {layers.length === 0 ? (
      <Icon name="child" size={Math.round(size * 0.6)} />
    ) : (
      layers.map((layer) => <img key={layer} src={fileSrc(layer)} alt="" />)
    )}
  </span>
);
