import {REPOSITORY} from './site';

/** A release of the platform, as its tags tell it. */
export interface PlatformRelease {
  /** Tag name. */
  readonly version: string;
  /** Date of the tag, ISO 8601. */
  readonly date: string;
  readonly summary: string;
}

/** Newest first. The changelog tells each in full. */
export const PLATFORM_RELEASES: readonly PlatformRelease[] = [
  {
    version: 'v0.3.2',
    date: '2025-09-18',
    summary: 'Replaces images that their registry moved.',
  },
  {
    version: 'v0.3.1',
    date: '2025-09-01',
    summary:
      'Installs the quick start without Terraform; mends samples and portal.',
  },
  {
    version: 'v0.3.0',
    date: '2025-07-31',
    summary:
      'A new API group, and the model of classes, bindings and releases.',
  },
  {
    version: 'v0.2.0',
    date: '2025-06-06',
    summary: 'Separates the control plane from the data plane.',
  },
  {
    version: 'v0.1.0',
    date: '2025-03-20',
    summary: 'The first public release.',
  },
];

/** Address of a release's notes. */
export function releaseUrl({version}: PlatformRelease): string {
  return `${REPOSITORY.releases}/tag/${version}`;
}
