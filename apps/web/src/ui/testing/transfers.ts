import { vi } from 'vitest';

// Files are sent by XMLHttpRequest, which `serve` does not handle: here the test controls the network.

export class Transfer extends EventTarget {
  method = '';
  url = '';
  headers: Record<string, string> = {};
  form = new FormData();
  status = 0;
  responseText = '';
  aborted = false;
  upload = new EventTarget();
  readonly #sent: Transfer[];
  constructor(sent: Transfer[]) {
    super();
    this.#sent = sent;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getResponseHeader = (name: string) => (name === 'x-request-id' ? 'request-1' : null);
  send(form: FormData) {
    this.form = form;
    this.#sent.push(this);
  }
  abort() {
    this.aborted = true;
    this.end('abort');
  }

  get name() {
    return (this.form.get('file') as File).name;
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number, total: number) {
    const about = { lengthComputable: total > 0, loaded, total };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), about));
  }
  respond(status: number, body: object | string) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.end('load');
  }
  /** The server stores the file and returns this. */
  keep(data: object) {
    this.respond(200, { status: true, data });
  }
}

/** Holds every upload until the test responds; the list grows as files are sent. */
export const holdTransfers = (): Transfer[] => {
  const sent: Transfer[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Transfer {
      constructor() {
        super(sent);
      }
    },
  );
  return sent;
};
