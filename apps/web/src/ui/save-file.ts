/** The browser downloads it directly, so that a hundred megabytes are never in the page's memory. */
export const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Downloads a file that was created in the browser. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
