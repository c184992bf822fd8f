import {REPOSITORY} from './site';

/** A release of the platform. */
export interface PlatformRelease {
  /** Tag name. */
  readonly version: string;
  /** Date of the tag, ISO 8601. */
  readonly date: string;
  readonly summary: string;
}

/** Newest first. The changelog has the details. */
export const PLATFORM_RELEASES: readonly PlatformRelease[] = [
  {
    version: 'v0.3.2',
    date: '2025-09-18',
    summary: 'Replaces the deprecated kubectl image in the charts.',
  },
  {
    version: 'v0.3.1',
    date: '2025-09-01',
    summary:
      'Removes Terraform from the quick start and fixes the samples and the portal.',
  },
  {
    version: 'v0.3.0',
    date: '2025-07-31',
    summary:
      'Introduces a new API group and the model of classes, bindings and releases.',
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
