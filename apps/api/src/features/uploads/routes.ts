import {
  prepareDownload,
  readFile,
  readOwnUsage,
  readStatic,
  uploadFile,
  uploadResized,
} from '@amberway/contract/uploads/endpoints';
import { parseFileUrl } from '@amberway/contract/uploads/file-url';
import { uploadRule } from '@amberway/contract/uploads/rules';
import type { UploadedFile } from '@amberway/contract/uploads/schemas';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { IMAGE_EXTENSIONS } from '@amberway/contract/uploads/types';
import { accountOf } from '../../kernel/files/account.ts';
import { fileUrlOf } from '../../kernel/files/file-url.ts';
import { type FileRow, findFileWithin, findOpenedFile } from '../../kernel/files/queries.ts';
import { usageOf } from '../../kernel/files/quota/quota.ts';
import { invalid, notFound } from '../../kernel/http/failure.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { downloadName, fileOfDownload } from './download.ts';
import { sendFile } from './serve.ts';
import { takeUpload } from './service.ts';

const present = (file: FileRow): UploadedFile => ({
  _id: file.id,
  public_url: fileUrlOf(file),
  fileName: file.originalName,
  size: file.size,
  type: file.mime,
  ...(file.width && file.height && { width: file.width, height: file.height }),
  ...((file.kind === 'video' || file.kind === 'audio') && { duration: file.duration }),
});

/** Only pictures can be resized, whatever their purpose. */
const pictureRule = (purpose: unknown) => {
  const rule = uploadRule(purpose);
  const extensions = rule.extensions.filter((extension) => IMAGE_EXTENSIONS.includes(extension));
  return extensions.length === rule.extensions.length
    ? rule
    : { ...rule, extensions, wrongType: uploadTexts.onlyImages };
};

const fileReply = (file: FileRow) =>
  ok(present(file), file.kind === 'image' ? uploadTexts.imageUploaded : uploadTexts.fileUploaded);

export const uploadRoutes = [
  route(uploadFile, async (context) => {
    const { body, query } = context;
    return fileReply(await takeUpload(context, uploadRule(body.purpose ?? query.purpose)));
  }),

  route(uploadResized, async (context) => {
    const { body, query, services } = context;
    const rule = pictureRule(body.purpose ?? query.purpose);
    return fileReply(await takeUpload(context, rule, services.config.IMAGE_MAX_EDGE));
  }),

  route(readOwnUsage, async ({ principal, services }) => ok(await usageOf(services.config, accountOf(principal)))),

  route(readFile, async (context) => {
    const { principal, reach, params, query, request } = context;
    // A signed URL opens only its own file.
    const { signedFile } = request;
    if (signedFile && signedFile !== params.id) throw notFound();
    const file = await (signedFile ? findOpenedFile : findFileWithin)(principal, reach, params.id);
    if (!file || file.name !== params.name) throw notFound();
    return sendFile(context, file, { thumbnail: query.size });
  }),

  route(prepareDownload, async ({ principal, reach, body, services, request }) => {
    const parsed = parseFileUrl(body.url, [new URL(publicUrlOf(services.config, request)).origin]);
    if (!parsed) throw invalid({ url: uploadTexts.invalidUrl }, uploadTexts.invalidUrl);
    // A signed URL issued to this user gives access like the user's own reach.
    const signed = parsed.token ? await services.signer.verify('file', parsed.token) : undefined;
    const isOpened =
      signed?.file === parsed.id && signed.subject === principal.userId && signed.root === principal.rootId;
    const file = await (isOpened ? findOpenedFile : findFileWithin)(principal, reach, parsed.id);
    if (!file || file.name !== parsed.name) throw notFound();
    return ok({ fileName: await downloadName(services.signer, file, principal.userId) });
  }),

  route(readStatic, async (context) => {
    const { principal, reach, params, services } = context;
    const id = await fileOfDownload(services.signer, params.fileName, principal.userId);
    const file = id ? await findOpenedFile(principal, reach, id) : undefined;
    if (!file) throw notFound();
    return sendFile(context, file, { save: true });
  }),
];
