import { wireNames } from '../kernel/wire.ts';

export const notificationsWire = wireNames({ outcome: 'goal', skill: 'milestone', note: 'session' });
