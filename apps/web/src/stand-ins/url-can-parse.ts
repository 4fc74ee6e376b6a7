/** `URL.canParse`: Safari 17, Chrome 120. */
export const canParse = (url: string, base?: string): boolean => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

export const installCanParse = (): void => {
  if (!('canParse' in URL)) Object.assign(URL, { canParse });
};
