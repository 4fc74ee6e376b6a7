export const CLIENT_FILES_SLICE = 'clientFiles';
