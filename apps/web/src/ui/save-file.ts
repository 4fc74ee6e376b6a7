/** The browser downloads it directly, so that a hundred megabytes are never in the page's memory. */
export const saveFrom = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Downloads a file that was created in the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  saveFrom(url, name);
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
