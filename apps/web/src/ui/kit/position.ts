import { isRightToLeft } from '../direction.ts';

/** The start of a line is on the left, or on the right where text runs from right to left. */
export type Side = 'bottom' | 'top' | 'start' | 'end';
export type Align = 'start' | 'end' | 'centre';

const GAP_PX = 6;
const EDGE_PX = 8;
/** Lower than this a list is of no use: it rather covers its anchor. */
const ROOM_MIN_PX = 160;

const OPPOSITE: Record<Side, Side> = { bottom: 'top', top: 'bottom', start: 'end', end: 'start' };

const MIRRORED: Record<Align, Align> = { start: 'end', end: 'start', centre: 'centre' };

const clamp = (value: number, size: number, room: number) => Math.max(EDGE_PX, Math.min(value, room - size - EDGE_PX));

/** Puts a floating box beside its anchor: on the other side where there is no room, and never over the window's edge. */
export const position = (anchor: Element, box: HTMLElement, side: Side, align: Align, matchWidth = false): void => {
  const at = anchor.getBoundingClientRect();
  const isMirrored = isRightToLeft(anchor);
  const { innerWidth: width, innerHeight: height } = window;
  if (matchWidth) box.style.minWidth = `${at.width}px`;
  box.style.maxWidth = `${width - 2 * EDGE_PX}px`;
  const { scrollTop } = box;
  box.style.removeProperty('--room');
  const { offsetWidth: boxWidth, offsetHeight: wantedHeight } = box;
  const toTheRight = width - at.right;
  const room: Record<Side, number> = {
    bottom: height - at.bottom,
    top: at.top,
    start: isMirrored ? toTheRight : at.left,
    end: isMirrored ? at.left : toTheRight,
  };
  const isVertical = side === 'bottom' || side === 'top';
  const needed = (isVertical ? wantedHeight : boxWidth) + GAP_PX + EDGE_PX;
  const other = OPPOSITE[side];
  const onto = room[side] < needed && room[other] > room[side] ? other : side;
  if (isVertical) box.style.setProperty('--room', `${Math.max(room[onto] - GAP_PX - EDGE_PX, ROOM_MIN_PX)}px`);
  box.scrollTop = scrollTop;
  const boxHeight = box.offsetHeight;
  const along = (start: number, end: number, size: number, from: Align = align) =>
    from === 'start' ? start : from === 'end' ? end - size : (start + end - size) / 2;
  const isOnRight = (onto === 'end') !== isMirrored;
  const left = isVertical
    ? along(at.left, at.right, boxWidth, isMirrored ? MIRRORED[align] : align)
    : isOnRight
      ? at.right + GAP_PX
      : at.left - GAP_PX - boxWidth;
  const top = isVertical
    ? onto === 'bottom'
      ? at.bottom + GAP_PX
      : at.top - GAP_PX - boxHeight
    : along(at.top, at.bottom, boxHeight);
  box.style.left = `${clamp(left, boxWidth, width)}px`;
  box.style.top = `${clamp(top, boxHeight, height)}px`;
};
