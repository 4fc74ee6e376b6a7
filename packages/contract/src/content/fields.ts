import { z } from 'zod';
import { id, instant, requiredText as kernelText, text } from '../kernel/fields.ts';
import { parseFileUrl } from '../uploads/file-url.ts';
import { uploadTexts } from '../uploads/texts.ts';
import { svgError } from './svg/check.ts';
import { contentTexts } from './texts.ts';

// Field builders for content types. Optional fields are nullable: an empty text is stored as null.

const NAME_MAX = 200;
export const LONG_TEXT_MAX = 20_000;
export const RICH_TEXT_MAX = 200_000;
const LINK_MAX = 2_000;
const SVG_MAX = 100_000;

export const requiredText = (message: string, max: number = NAME_MAX, tooLong?: string) =>
  kernelText(message, max, tooLong);

export const optionalText = (max: number = NAME_MAX) => text(max).trim().nullable();

// Requires both slashes: browsers resolve 'https:/example.test' relative to the current page.
const isWebUrl = (protocols: readonly string[]) => (value: string) => {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value) || /\s/.test(value)) return false;
  const { protocol, username, hostname } = new URL(value);
  return protocols.includes(protocol) && username === '' && hostname !== '';
};
export const isHttps = isWebUrl(['https:']);
export const isHttp = isWebUrl(['https:', 'http:']);

/** Videos shipped with the web app. */
const isShippedFilm = (value: string) => /^\/films\/[a-z0-9-]+\.webm$/.test(value);
/** A video that our own pages can play: the CSP blocks other origins. `origins` are the server's own. */
export const isOwnFilm = (value: string, origins: readonly string[] = []) =>
  isShippedFilm(value) || parseFileUrl(value, origins) !== undefined;
const isFilmLink = (value: string) => isHttps(value) || isOwnFilm(value);

/** An https link to a video, or one of our own. */
export const httpsLink = (required: string) =>
  requiredText(required, LINK_MAX).refine(isFilmLink, contentTexts.startsWithHttps);
export const optionalHttpsLink = () =>
  text(LINK_MAX)
    .trim()
    .refine((s) => s === '' || isFilmLink(s), contentTexts.startsWithHttps)
    .nullable();

/** Pictures shipped with the web app. */
export const isShippedPicture = (value: string) => /^\/pictures\/[a-z0-9-]+\.svg$/.test(value);
const isOwnFile = (value: string) => isShippedPicture(value) || parseFileUrl(value) !== undefined;

/** The URL returned by an upload. */
export const image = (required: string) => requiredText(required, LINK_MAX).refine(isOwnFile, uploadTexts.invalidUrl);
export const optionalImage = () =>
  text(LINK_MAX)
    .refine((s) => s === '' || isOwnFile(s), uploadTexts.invalidUrl)
    .nullable();
/** The URL of an uploaded picture or of one on the web. */
export const pictureUrl = (message: string) =>
  text(LINK_MAX)
    .trim()
    .refine((s) => s === '' || isOwnFile(s) || isHttp(s), message)
    .nullable();

export const svg = () =>
  requiredText(contentTexts.uploadSvg, SVG_MAX).superRefine((value, context) => {
    const error = svgError(value);
    if (error) context.addIssue(error);
  });

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.enum(values, message);
export const status = <const T extends readonly [string, ...string[]]>(values: T) =>
  oneOf(values, contentTexts.selectStatus);

export const flag = () => z.boolean();
export const wholeNumber = (message: string, max = 1_000_000) => z.int(message).min(0, message).max(max, message);
export const optionalInstant = () => instant.nullable();

export const reference = (message: string) => z.uuid(message);
export const optionalReference = () => id.nullable();
const MANY = 200;
export const references = (message: string) => z.array(id, message).min(1, message).max(MANY);
export const optionalReferences = () => z.array(id).max(MANY);

const TAG_MAX = 60;
export const tags = () =>
  z.array(requiredText(contentTexts.enterTags, TAG_MAX), contentTexts.enterTags).min(1, contentTexts.enterTags).max(50);
