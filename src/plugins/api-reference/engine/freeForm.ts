import type {SchemaNode} from '../shared/model';

import type {Catalog} from './catalog';
import {checkObject} from './checkObject';
import type {ExtraCheck} from './checkValue';
import {fieldSchema} from './fieldPath';

/** The content of a field that its kind's schema leaves open. */
type Shape =
  /** A part of a Kubernetes definition; the platform adds the rest. */
  | {readonly part: string}
  /** A complete object of any kind. */
  | {readonly object: 'as it is' | 'with templates'};

/**
 * Open fields whose content is known from the platform's source: classes have the
 * specs that a Workload is merged into, a Release has finished objects, and types
 * and addons have objects with `${…}`.
 */
const SHAPES: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  Addon: {
    'spec.creates[].template': {object: 'with templates'},
  },
  ComponentEnvSnapshot: {
    'spec.addons[].spec.creates[].template': {object: 'with templates'},
    'spec.componentTypeDefinition.spec.resources[].template': {
      object: 'with templates',
    },
  },
  ComponentTypeDefinition: {
    'spec.resources[].template': {object: 'with templates'},
  },
  Release: {
    'spec.resources[].object': {object: 'as it is'},
  },
  ScheduledTaskClass: {
    'spec.cronJobTemplate': {part: 'V1CronJobSpec'},
  },
  ServiceClass: {
    'spec.deploymentTemplate': {part: 'V1DeploymentSpec'},
    'spec.serviceTemplate': {part: 'V1ServiceSpec'},
  },
  WebApplicationClass: {
    'spec.deploymentTemplate': {part: 'V1DeploymentSpec'},
    'spec.serviceTemplate': {part: 'V1ServiceSpec'},
  },
};

/**
 * The checks of a catalog's open fields, by schema node. Fields that a version
 * lacks are skipped.
 */
export function freeFormChecks(
  catalog: Catalog,
): ReadonlyMap<SchemaNode, ExtraCheck> {
  const checks = new Map<SchemaNode, ExtraCheck>();
  for (const {origin, kind, schema} of catalog.kinds) {
    const shapes = SHAPES[kind];
    if (origin !== 'platform' || schema === undefined) continue;
    for (const [path, shape] of Object.entries(shapes ?? {})) {
      const found = fieldSchema(schema, path);
      if (found.status !== 'found') continue;
      checks.set(found.schema, shapeCheck(shape, catalog));
    }
  }
  return checks;
}

/** The Kubernetes definition whose parts an open field of a platform kind has. */
export function partShapeOf(
  kind: string,
  path: string,
  {kubernetes}: Catalog,
): SchemaNode | undefined {
  const shape = SHAPES[kind]?.[path];
  return shape !== undefined && 'part' in shape
    ? kubernetes.schemaOf(shape.part)
    : undefined;
}

function shapeCheck(shape: Shape, catalog: Catalog): ExtraCheck {
  if ('part' in shape) {
    const schema = catalog.kubernetes.schemaOf(shape.part);
    return (value, path, check) => {
      check.with({isPart: true}).check(value, schema, path);
    };
  }
  const allowsTemplates = shape.object === 'with templates';
  return (value, path, check) => {
    checkObject(value, catalog, path, check.with({allowsTemplates}));
  };
}
