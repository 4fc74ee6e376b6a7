import type { OutputBundle, OutputChunk } from 'rolldown';

const isChunk = (file: OutputBundle[string]): file is OutputChunk => file.type === 'chunk';

/** The chunks that dynamic imports of these modules load: their own, with all static imports. */
export const chunksOf = (bundle: OutputBundle, modules: RegExp): OutputChunk[] => {
  const all = Object.values(bundle).filter(isChunk);
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(all.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id))));
  for (const { imports } of loaded) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) loaded.add(chunk);
    }
  }
  return [...loaded];
};

/** The same as URLs of files, with their styles. */
export const filesOf = (bundle: OutputBundle, modules: RegExp): string[] => [
  ...new Set(
    chunksOf(bundle, modules).flatMap(({ fileName, viteMetadata }) => [
      `/${fileName}`,
      ...[...(viteMetadata?.importedCss ?? [])].map((style) => `/${style}`),
    ]),
  ),
];
