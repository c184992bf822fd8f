import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar for all pages; `versioned_sidebars` holds its older forms. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Overview',
      collapsed: false,
      items: ['overview/what-is-openchoreo', 'overview/architecture'],
    },
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/quick-start-guide',
        'getting-started/deploy-first-component',
        'getting-started/platform-tutorial',
        {
          type: 'category',
          label: 'Installation',
          collapsed: false,
          link: {
            type: 'generated-index',
            slug: '/category/installation',
            title: 'Installation',
            description:
              'Install OpenChoreo on one Kubernetes cluster, or spread its planes across several, with a check after each step.',
          },
          items: [
            'getting-started/single-cluster',
            'getting-started/multi-cluster',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      link: {
        type: 'generated-index',
        slug: '/category/concepts',
        title: 'Concepts',
        description:
          'The model behind OpenChoreo: what developers and platform engineers write, how the objects fit together, and what runs in your cluster.',
      },
      items: [
        'concepts/developer-abstractions',
        'concepts/platform-abstractions',
        'concepts/resource-relationships',
        'concepts/runtime-model',
      ],
    },
    {
      type: 'category',
      label: 'Tasks',
      items: [
        'tasks/add-environment',
        'tasks/add-cluster',
        'tasks/write-type',
        'tasks/migrate',
        'tasks/tenants',
        'tasks/organization',
        'tasks/monorepo',
        'tasks/environment-values',
        'tasks/secrets',
        'tasks/database',
        'tasks/private-registry',
        'tasks/own-domain',
        'tasks/builds',
        'tasks/roll-back',
        'tasks/logs',
        'tasks/delete',
        'tasks/protocols',
        'tasks/init-container',
      ],
    },
    {
      type: 'category',
      label: 'Operate',
      items: [
        'operate/plan-installation',
        'operate/features',
        'operate/production',
        'operate/access',
        'operate/portal',
        'operate/credentials',
        'operate/watch',
        'operate/alerts',
        'operate/plane-down',
        'operate/versions',
        'operate/upgrade',
        'operate/backup',
        'operate/uninstall',
      ],
    },
    {
      type: 'category',
      label: 'Learn from examples',
      items: [
        'learn-from-examples/examples-catalog',
        'learn-from-examples/greeter-service',
        'learn-from-examples/react-starter',
        'learn-from-examples/report-task',
        'learn-from-examples/greeter-docker',
        'learn-from-examples/reading-list-buildpack',
        'learn-from-examples/patient-management-ballerina',
        'learn-from-examples/react-from-source',
        'learn-from-examples/jwt-authentication',
        'learn-from-examples/cors',
        'learn-from-examples/rate-limit',
        'learn-from-examples/circuit-breaker',
        'learn-from-examples/gcp-microservices-demo',
        'learn-from-examples/new-environments',
        'learn-from-examples/new-deployment-pipeline',
        'learn-from-examples/component-with-addons',
        'learn-from-examples/component-with-configs',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'API',
          items: [
            {
              type: 'category',
              label: 'Application',
              items: [
                'reference/api/application/project',
                'reference/api/application/component',
                'reference/api/application/workload',
                'reference/api/application/build',
                'reference/api/application/service',
                'reference/api/application/webapplication',
                'reference/api/application/scheduledtask',
              ],
            },
            {
              type: 'category',
              label: 'Platform',
              items: [
                'reference/api/platform/organization',
                'reference/api/platform/dataplane',
                'reference/api/platform/buildplane',
                'reference/api/platform/environment',
                'reference/api/platform/deployment-pipeline',
                'reference/api/platform/serviceclass',
                'reference/api/platform/webapplicationclass',
                'reference/api/platform/scheduledtaskclass',
              ],
            },
            {
              type: 'category',
              label: 'Runtime',
              items: [
                'reference/api/runtime/servicebinding',
                'reference/api/runtime/webapplicationbinding',
                'reference/api/runtime/scheduledtaskbinding',
                'reference/api/runtime/release',
              ],
            },
          ],
        },
        'check',
        'reference/messages/index',
        'reference/rest-api',
        'reference/helm-values',
        'reference/glossary',
        'reference/faq',
      ],
    },
  ],
};

export default sidebars;
