/** The browser saves it by itself, so that a hundred megabytes never lie in the page's memory. */
export const saveFrom = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Hands a file made in the browser to the reader's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  saveFrom(address, name);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
