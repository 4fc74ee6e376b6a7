// Widths in CSS pixels, from the specification.

export const MOBILE_MAX_PX = 992;
export const FULL_HEADER_MIN_PX = 1042;
/** From this width the header's tools have room for their labels; below, they are icons. */
export const HEADER_LABELS_MIN_PX = 1280;
export const SIDEBAR_COLLAPSE_MAX_PX = 1042;
export const SIDEBAR_COLLAPSED_PX = 80;
/** Wider than specified, for the names of an administrator's menu. */
export const SIDEBAR_OPEN_PX = 240;
/** A family's sidebar is wider than specified, for its coach's card. */
export const FAMILY_SIDEBAR_OPEN_PX = 232;
/** A coach's is wider too, for the child, the next hour and what waits. */
export const COACH_SIDEBAR_OPEN_PX = 248;
export const DRAWER_PX = 520;
export const TASK_DRAWER_PX = 560;
export const WIDE_DRAWER_PX = 1024;
