import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import type {SampleSite} from '../checkBlocks';
import {checkFlow, type FlowWorld} from './checkFlow';
import type {FlowEvent} from './events';
import {readFlow, type Flow} from './readFlow';

/** Reads the pages of a site, each once. */
export interface FlowSource {
  readonly siteDir: string;
  readonly siteOf: (file: string) => SampleSite;
  readonly parse: (text: string, file: string) => Root;
  readonly fill: (text: string, file: string) => string;
}

/** What is wrong with the commands of a page, and how many it has. */
export interface CheckedFlow {
  readonly errors: readonly ContentError[];
  readonly commands: number;
}

/**
 * Follows the commands of pages. What a page links to is read when it is needed,
 * so a part of the pages can be checked as well.
 */
export function flowPages({
  siteDir,
  siteOf,
  parse,
  fill,
}: FlowSource): (file: string) => CheckedFlow {
  const flows = new Map<string, Flow>();
  const flowOf = (file: string): Flow => {
    const known = flows.get(file);
    if (known !== undefined) return known;
    const tree = parse(readFileSync(path.join(siteDir, file), 'utf8'), file);
    visit(tree, (node) => {
      if (node.type === 'code' || node.type === 'inlineCode')
        node.value = fill(node.value, file);
    });
    const site = siteOf(file);
    const flow = readFlow(tree, file, {
      catalog: site.catalog,
      waiting: new Set(site.charts?.waiting),
      textOf: (address) => sampleText(address, site),
    });
    flows.set(file, flow);
    return flow;
  };
  return (file) => {
    const site = siteOf(file);
    const {folder} = site.version;
    const world: FlowWorld = {
      isInstalled: (event) => isInstalled(event, site),
      madeOn: (page) =>
        page.startsWith(`${folder}/`) &&
        page !== file &&
        existsSync(path.join(siteDir, page))
          ? flowOf(page).entries.flatMap((entry) =>
              entry.type === 'event' && entry.event.does === 'makes'
                ? entry.event
                : [],
            )
          : [],
    };
    const flow = flowOf(file);
    return {errors: checkFlow(flow, file, world), commands: flow.commands};
  };
}

/** The text of a published sample, by its path or as a command fetches it. */
function sampleText(
  address: string,
  {samplesUrl, sampleFiles, siteDir, version}: SampleSite,
): string | undefined {
  const name = address.startsWith(`${samplesUrl}/`)
    ? address.slice(samplesUrl.length + 1)
    : address;
  return sampleFiles.has(name)
    ? readFileSync(path.join(siteDir, version.samples, name), 'utf8')
    : undefined;
}

/** Namespaces of every cluster. */
const KUBERNETES = new Set([
  'default',
  'kube-system',
  'kube-public',
  'kube-node-lease',
]);

/** Whether Kubernetes or the platform's charts make what a command needs. */
function isInstalled(
  {what, name = '', within}: FlowEvent,
  {charts, catalog}: SampleSite,
): boolean {
  if (what === 'namespace' && KUBERNETES.has(name)) return true;
  if (what === 'port')
    return within === 'gateway' && charts?.gatewayPorts.includes(name) === true;
  const {installed} = catalog.platform;
  const isObject = installed.some(
    (one) => one.kind.toLowerCase() === what && one.name === name,
  );
  return (
    isObject ||
    charts?.makes.some(
      ({thing, name: known}) =>
        thing === what &&
        (known.endsWith('*')
          ? name.startsWith(known.slice(0, -1))
          : name === known),
    ) === true
  );
}
