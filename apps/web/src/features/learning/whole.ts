// The fields of a full record that the library reads; contract/content/types declares all of them.

type Named = { _id: string; name: string };
type Person = Named & { firstName: string; lastName: string };

type Video = {
  description: string;
  video: string;
  thumbnail: string;
  transcript: string | null;
  externalCopyright: string | null;
  author: Person;
};
type Short = { videoLink: string; thumbnail: string; relatedShorts: (Named & { thumbnail: string })[] };
type Blog = { body: string; thumbnail: string; author: Named; categories: Named; createdAt: string };
type Workshop = {
  webinarDescription: string | null;
  webinarType: string;
  startTime: string;
  presenter1: string | null;
  presenter2: string | null;
  zoomLink: string;
  zoomMeeting: string | null;
  transcript: string | null;
  video: string | null;
  thumbnail: string | null;
};
type Course = { previewThumbnail: string; pathway: Named; tags: string[]; foundational: boolean };

export type WholeOf = { video: Video; short: Short; blog: Blog; workshop: Workshop; course: Course };
