import type { Journey } from './journey.ts';
import { SIGN_IN } from './sign-in.ts';

export const JOURNEYS: Journey[] = [...SIGN_IN];
