/** A store as the service tells of it. */
export interface RemoteStore {
  id: string;
  name: string;
  archived: boolean;
}

/** One memory of it: a text at a path. */
export interface RemoteMemory {
  id: string;
  /** Begins with `/`. */
  path: string;
  sha256: string;
  version: string;
  text: string;
}

/** What the service answered to a change. */
export interface Receipt {
  id: string;
  version: string;
}

/** Somebody else changed what was to be changed; anything else that goes wrong is thrown as a `MemportError`. */
export interface Conflict {
  conflict: string;
}

/** Where a service stands, and by which key it is asked. */
export interface ServiceAddress {
  url: string;
  host: string;
  /** The variable that holds the key: never the key itself. */
  keyFrom: string;
}

/** A service that keeps memory stores. Every change names the text that it is a change of. */
export interface MemoryService {
  stores(): Promise<RemoteStore[]>;
  memories(store: string): Promise<RemoteMemory[]>;
  create(store: string, path: string, text: string): Promise<Receipt | Conflict>;
  update(store: string, id: string, text: string, expected: string): Promise<Receipt | Conflict>;
  remove(store: string, id: string, expected: string): Promise<Conflict | undefined>;
}
