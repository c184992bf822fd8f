import type {SchemaNode} from '../model/model';
import type {OpenField} from '../model/platformFacts';

import type {Catalog} from './catalog';
import {checkObject} from './checkObject';
import type {ExtraCheck} from './checkValue';
import {fieldSchema} from './fieldPath';

/**
 * The checks of a catalog's open fields, by schema node. Fields that a version
 * lacks are skipped.
 */
export function freeFormChecks(
  catalog: Catalog,
): ReadonlyMap<SchemaNode, ExtraCheck> {
  const checks = new Map<SchemaNode, ExtraCheck>();
  for (const {origin, kind, schema} of catalog.kinds) {
    const shapes = catalog.platform.openFields[kind];
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
  {kubernetes, platform}: Catalog,
): SchemaNode | undefined {
  const shape = platform.openFields[kind]?.[path];
  return shape !== undefined && 'part' in shape
    ? kubernetes.schemaOf(shape.part)
    : undefined;
}

function shapeCheck(shape: OpenField, catalog: Catalog): ExtraCheck {
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
