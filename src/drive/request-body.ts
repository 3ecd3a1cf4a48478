import * as zlib from 'node:zlib';

export type RequestBody = { text: string } | { unread: string };

/** Bounds what a body may unpack to; a real first request is under a megabyte. */
const MOST = 64 * 1024 * 1024;

/** Undoes `content-encoding`, which lists codings in the order they were applied. */
export const unpack = (bytes: Uint8Array, encoding: string): RequestBody => {
  try {
    const codings = encoding
      .toLowerCase()
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && each !== 'identity');
    const plain = codings.reduceRight<Uint8Array>(
      (packed, coding) => decoder(coding)(packed, { maxOutputLength: MOST }),
      bytes,
    );
    return { text: Buffer.from(plain).toString('utf8') };
  } catch (error) {
    return { unread: error instanceof Error ? error.message : String(error) };
  }
};

type Unzip = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array;

const decoder = (coding: string): Unzip => {
  if (coding === 'gzip' || coding === 'x-gzip') return zlib.gunzipSync;
  if (coding === 'deflate') return zlib.inflateSync;
  if (coding === 'br') return zlib.brotliDecompressSync;
  // Node has zstd since 22.15; the floor is 22.13.
  if (coding === 'zstd' && typeof zlib.zstdDecompressSync === 'function') return zlib.zstdDecompressSync;
  throw new Error(
    coding === 'zstd'
      ? `this Node (${process.versions.node}) cannot read a zstd body; 22.15 or newer can`
      : `unknown content-encoding ${coding}`,
  );
};
