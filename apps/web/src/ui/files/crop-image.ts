type Area = { x: number; y: number; width: number; height: number };

/** Larger than it is ever displayed; keeps a phone's 50-megapixel photo from being sent. */
const LONGEST = 1600;

const load = (url: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('unreadable')));
    image.src = url;
  });

/** The selected area as a file of the same name; transparency is preserved if the type supports it. */
export const cropImage = async (url: string, area: Area, file: File): Promise<File> => {
  const image = await load(url);
  const scale = Math.min(1, LONGEST / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('unreadable');
  const name = file.name.replace(/\.[^.]+$/, type === 'image/png' ? '.png' : '.jpg');
  return new File([blob], name, { type });
};
