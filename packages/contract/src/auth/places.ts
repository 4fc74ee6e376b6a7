const UNKNOWN_PLACE = 'unknown';

/** 'Australia' for AU. */
export const placeName = (country: string | null): string =>
  country
    ? (new Intl.DisplayNames(['en-AU'], { type: 'region', fallback: 'none' }).of(country) ?? UNKNOWN_PLACE)
    : UNKNOWN_PLACE;
