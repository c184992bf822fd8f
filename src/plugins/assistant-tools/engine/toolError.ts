import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import {TOOLS, type Tool} from '../shared/toolList';

/** A mistake in a call, worded for the assistant that made it. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Reports an unknown name and suggests the closest one. */
export function unknownName(
  what: string,
  found: string,
  known: readonly string[],
): ToolError {
  const allowed = `Allowed: ${known.slice(0, 60).join(', ')}.`;
  const hint = didYouMeanOr(allowed, found, known);
  return new ToolError(`There is no ${what} "${found.slice(0, 100)}". ${hint}`);
}

/** The tool of a name. */
export function findTool(name: string): Tool {
  const found = TOOLS.find((tool) => tool.name === name);
  if (found) return found;
  const names = TOOLS.map((tool) => tool.name);
  throw unknownName('tool', name, names);
}

/**
 * Validates the arguments of a call against the tool's schema.
 *
 * @param input - Anything, since it comes from an assistant.
 * @throws ToolError for the first invalid argument.
 */
export function readArguments(
  {name, inputSchema: {properties, required}}: Tool,
  input: unknown,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const given = typeof input === 'object' && input !== null ? input : {};
  for (const [key, value] of Object.entries(given)) {
    const argument = properties[key];
    if (!argument)
      throw unknownName(`argument of ${name}`, key, Object.keys(properties));
    if (typeof value !== 'string')
      throw new ToolError(`${key} is a ${typeof value}. It must be a string.`);
    const {maxLength = Infinity, enum: allowed} = argument;
    if (value.length > maxLength) {
      throw new ToolError(
        `${key} has ${value.length} characters. At most ${maxLength} are allowed; send a part of it.`,
      );
    }
    if (allowed && !allowed.includes(value))
      throw unknownName(key, value, allowed);
    if (value.trim() !== '') values[key] = value;
  }
  const missing = required.filter((key) => values[key] === undefined);
  if (missing.length > 0)
    throw new ToolError(`${name} needs ${missing.join(' and ')}.`);
  return values;
}
