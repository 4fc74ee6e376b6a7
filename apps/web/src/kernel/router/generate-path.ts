import type { Params } from './paths.ts';

type ParamsOf<Pattern extends string> = string extends Pattern
  ? Params
  : Pattern extends `${infer First}/${infer Rest}`
    ? ParamsOf<First> & ParamsOf<Rest>
    : Pattern extends `:${infer Name}?`
      ? { [key in Name]?: string | undefined }
      : Pattern extends `:${infer Name}`
        ? { [key in Name]: string }
        : unknown;

/** A path with its parameters filled in and escaped. */
export const generatePath = <Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string =>
  pattern.replace(/\/:([\w-]+)(\??)/g, (_, name: string, optional: string) => {
    const value = (params as Params)[name];
    if (value !== undefined) return `/${encodeURIComponent(value)}`;
    if (!optional) throw new Error(`${pattern} needs a value for :${name}`);
    return '';
  });
