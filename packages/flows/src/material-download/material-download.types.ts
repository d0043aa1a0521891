export interface MaterialDownloadInput {
  courseId: string;
}

export interface MaterialToDownload extends MaterialDownloadInput {
  materialId: string;
}

export interface MaterialDownloadContext extends MaterialDownloadInput {
  /** The material that was requested last. */
  materialId: string | null;
  /** The server's error message. */
  message: string | null;
}

export interface MaterialDownloadEvent {
  type: 'download.requested';
  materialId: string;
}

export interface MaterialDownloadEmitted {
  type: 'download.ready';
  url: string;
}
