/** Joins the class names that apply; CSS modules type each one as possibly absent. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
