import { WIDE_DRAWER_PX } from '../../../ui/sizes.ts';
import type { Override } from '../override.ts';

export const blogOverride: Override = { width: WIDE_DRAWER_PX };
