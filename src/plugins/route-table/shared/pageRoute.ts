import {fnv1a} from '../../../lib/fnv1a';

/** Names of the chunks that draw a route; the framework's own shape. */
export type ChunkNames =
  string | {readonly [key: string]: ChunkNames} | readonly ChunkNames[];

/** Where the code of a chunk is. */
export interface PageChunk {
  /** The bundler's id of the module that the chunk is loaded for. */
  readonly id: string | number;
  /** JSON has no default export of its own. */
  readonly json: boolean;
  /** Addresses of the scripts, with the base URL. */
  readonly files: readonly string[];
}

/** All that the router must know to draw a page. */
export interface PageRoute {
  /** As the framework tells routes of one path apart. */
  readonly hash: string;
  readonly names: {readonly [key: string]: ChunkNames};
  /** What the route says beside its path, such as its sidebar. */
  readonly attributes: {readonly [key: string]: unknown};
  /** The chunks that only this page has, by name. */
  readonly chunks: {readonly [name: string]: PageChunk};
}

/** Routes by path, with the base URL and a slash at its end. */
export interface PageRoutes {
  readonly [path: string]: PageRoute;
}

/** Routes in one shard: a shard is about 1 kB when it travels. */
const ROUTES_PER_SHARD = 32;

/** @returns How many shards hold the routes of so many pages. */
export function shardCount(pages: number): number {
  return Math.max(1, Math.ceil(pages / ROUTES_PER_SHARD));
}

/** @returns The shard of a path, the same on every machine. */
export function shardOf(path: string, count: number): number {
  return fnv1a(path) % count;
}
