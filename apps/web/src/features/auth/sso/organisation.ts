/** For the build, which renders the sign-in pages without a document. */
export const rendered = { organisation: '' };

/** Whose directory signs staff in, or nothing. The server puts it into the page: no request, and there at once. */
export const organisation = (): string | undefined =>
  typeof document === 'undefined'
    ? rendered.organisation
    : document.querySelector<HTMLMetaElement>('meta[name=organisation]')?.content;
