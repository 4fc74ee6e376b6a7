import { LineIcon, type LineIconProps } from './LineIcon.tsx';
import { SIGN_PATHS, type SignName } from './signs.ts';

type Props = Omit<LineIconProps, 'path'> & { name: SignName };

/** An icon of a message, for parts that public pages load too: it does not bring the other icons with it. */
export const Sign = ({ name, ...look }: Props) => <LineIcon path={SIGN_PATHS[name]} {...look} />;
