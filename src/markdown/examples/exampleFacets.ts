/** A property by which readers filter examples. */
export interface ExampleFacet {
  /** Attribute of `::example{…}`. */
  readonly name: string;
  /** Shown above the choices. */
  readonly label: string;
  /** Allowed values and their labels, in display order. */
  readonly values: Readonly<Record<string, string>>;
}

/** `src/css/examples.css` has one rule for each value; a test compares them. */
export const EXAMPLE_FACETS: readonly ExampleFacet[] = [
  {
    name: 'topic',
    label: 'Topic',
    values: {
      services: 'Services',
      'web-applications': 'Web applications',
      'scheduled-tasks': 'Scheduled tasks',
      'api-management': 'API management',
      microservices: 'Microservices',
      platform: 'Platform',
      'component-types': 'Component types',
    },
  },
  {
    name: 'level',
    label: 'Level',
    values: {
      first: 'First steps',
      intermediate: 'Intermediate',
      advanced: 'Advanced',
    },
  },
  {
    name: 'source',
    label: 'Starts from',
    values: {image: 'An image', source: 'Source code', none: 'No application'},
  },
];
