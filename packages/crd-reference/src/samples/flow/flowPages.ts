import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';

import {groupOf, type Catalog} from '../../engine/catalog';
import type {SampleSite} from '../checkBlocks';
import {checkFlow, type FlowWorld} from './checkFlow';
import type {FlowEvent} from './events';
import {readFlow, type Flow} from './readFlow';

/** The pages of a site. */
export interface FlowSource {
  readonly siteOf: (file: string) => SampleSite;
  /** A page with its constants filled in; `undefined` if there is none. */
  readonly treeOf: (file: string) => Root | undefined;
}

/**
 * Follows the commands of pages. What a page links to is read when it is needed,
 * so a part of the pages can be checked as well.
 */
export function flowPages({
  siteOf,
  treeOf,
}: FlowSource): (file: string) => readonly ContentError[] {
  const flows = new Map<string, Flow>();
  const flowOf = (file: string): Flow => {
    const known = flows.get(file);
    if (known !== undefined) return known;
    const site = siteOf(file);
    const tree = treeOf(file) ?? {type: 'root', children: []};
    const flow = readFlow(tree, file, {
      catalog: site.catalog,
      charts: site.charts,
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
      madeOn: (page) => {
        const isOther = page.startsWith(`${folder}/`) && page !== file;
        return (isOther ? flowOf(page).entries : []).flatMap((entry) =>
          entry.type === 'event' && entry.event.does === 'makes'
            ? entry.event
            : [],
        );
      },
    };
    return checkFlow(flowOf(file), file, world);
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
  if (/^(?:my|your)-/u.test(name)) return true;
  if (what === 'label' && isOfController(name, catalog)) return true;
  if (what === 'port')
    return within === 'gateway' && charts?.gatewayPorts.includes(name) === true;
  const installed = catalog.platform.installed.map((one) => ({
    ...{thing: one.kind.toLowerCase(), name: one.name},
  }));
  return [...installed, ...(charts?.makes ?? [])].some(
    ({thing, name: known}) =>
      thing === what &&
      (known.endsWith('*')
        ? name.startsWith(known.slice(0, -1))
        : name === known),
  );
}

/** Whether a label's domain is Kubernetes' own, or that of a known API group. */
function isOfController(label: string, {kinds}: Catalog): boolean {
  const [domain = '', name] = label.split('/');
  if (name === undefined) return false;
  const isBelow = (one: string, other: string): boolean =>
    one === other || one.endsWith(`.${other}`);
  return (
    ['kubernetes.io', 'k8s.io'].some((own) => isBelow(domain, own)) ||
    kinds.some(({apiVersion}) => isBelow(domain, groupOf(apiVersion)))
  );
}
