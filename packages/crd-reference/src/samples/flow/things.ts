import type {Thing} from './events';

/** How a message calls a thing, and how to make it. */
export const THINGS: Readonly<
  Record<Thing, readonly [called: string, make: string]>
> = {
  application: ['the application', 'Wait for it first'],
  cluster: ['the cluster', 'Create it first'],
  container: ['the container', 'Start it first'],
  context: ['the kubectl context', 'Create its cluster first'],
  image: ['the image', 'Build, pull or tag it first'],
  label: ['the label', 'Set it first, with kubectl label or in a manifest'],
  namespace: [
    'the namespace',
    'Create it first, with kubectl create namespace or --create-namespace',
  ],
  object: ['the object', 'Apply it first'],
  port: ['port', 'Forward it first, with kubectl port-forward'],
  release: ['the Helm release', 'Install it first'],
  repository: ['the chart repository', 'Add it first, with helm repo add'],
  secret: ['the Secret', 'Create it first'],
  start: [
    'the pods of',
    'Wait for them first, with --wait, kubectl wait or kubectl rollout status',
  ],
};
