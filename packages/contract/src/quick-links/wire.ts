import { wireNames } from '../kernel/wire.ts';

export const quickLinksWire = wireNames({ isStarred: 'isStared' });
