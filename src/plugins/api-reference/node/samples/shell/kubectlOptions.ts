import type {OptionTable} from './readArguments';

/** What a verb of kubectl takes before its options. */
export interface KubectlVerb extends OptionTable {
  /**
   * - `types`: `TYPE NAME…`, `TYPE/NAME…` or `TYPE,TYPE`
   * - `target`: a pod, or `TYPE/NAME`
   * - `explain`: `TYPE.field.path`
   * - `subcommand`: a word of its own before the rest
   * - `none`: nothing that names a kind
   */
  readonly takes: 'types' | 'target' | 'explain' | 'subcommand' | 'none';
  readonly subcommands?: readonly string[];
}

const ALWAYS: OptionTable = {
  withValue: words(
    '-n --namespace --context --kubeconfig --cluster --user -s --server --token --request-timeout --as --as-group --certificate-authority --tls-server-name -v --v',
  ),
  alone: words('-h --help --insecure-skip-tls-verify --warnings-as-errors'),
};

/** These take a value after `=` only. */
const OPTIONAL_VALUE = words('--cascade --dry-run --validate --wait');

const OUTPUT = '-o --output --template --sort-by';
const SELECT = '-l --selector --field-selector';
const FILES = '-f --filename -k --kustomize';

/** The verbs of kubectl 1.32 that guides use, with their options. */
export const KUBECTL_VERBS: Readonly<Record<string, KubectlVerb>> = {
  annotate: verb(
    'types',
    `${SELECT} ${FILES} --resource-version --field-manager`,
    '--all --overwrite --list --local -A --all-namespaces -R --recursive ',
  ),
  'api-resources': verb(
    'none',
    `-o --output --api-group --sort-by --verbs --categories`,
    '--namespaced --cached --no-headers',
  ),
  'api-versions': verb('none', '', ''),
  apply: verb(
    'none',
    `${FILES} ${SELECT} -o --output --field-manager --timeout --grace-period --prune-allowlist `,
    '--server-side --force --force-conflicts --prune -R --recursive --overwrite --all --openapi-patch --show-managed-fields',
  ),
  attach: verb('target', '-c --container', '-i --stdin -t --tty -q --quiet'),
  auth: verb(
    'subcommand',
    `-o --output --subresource`,
    '-A --all-namespaces -q --quiet --list --no-headers',
    'can-i whoami reconcile',
  ),
  'cluster-info': verb(
    'none',
    '-o --output --output-directory',
    '-A --all-namespaces',
  ),
  completion: verb('none', '', ''),
  config: verb(
    'subcommand',
    `-o --output --cluster --user`,
    '--minify --raw --flatten --current --no-headers',
    'current-context delete-cluster delete-context delete-user get-clusters get-contexts get-users rename-context set set-cluster set-context set-credentials unset use use-context view',
  ),
  cp: verb('none', '-c --container --retries', '--no-preserve'),
  create: verb(
    'subcommand',
    `${FILES} -o --output --field-manager --from-literal --from-file --from-env-file --image --type --docker-server --docker-username --docker-password --docker-email --cert --key --from --schedule --restart --port --replicas --tcp --external-name --node-port --clusterip --clusterrole --role --serviceaccount --user --group --verb --resource --resource-name --rule --class --default-backend --hard --scopes --value --duration --audience ${SELECT}`,
    '--save-config --edit --append-hash --windows-line-endings --raw -R --recursive --show-managed-fields',
    'clusterrole clusterrolebinding configmap cm cronjob deployment deploy ingress ing job namespace ns poddisruptionbudget pdb priorityclass pc quota role rolebinding secret service svc serviceaccount sa token',
  ),
  delete: verb(
    'types',
    `${SELECT} ${FILES} -o --output --timeout --grace-period `,
    '--all -A --all-namespaces --force --now --ignore-not-found -R --recursive -i --interactive',
  ),
  describe: verb(
    'types',
    `${SELECT} ${FILES} --chunk-size`,
    '-A --all-namespaces --show-events -R --recursive',
  ),
  diff: verb(
    'none',
    `${FILES} ${SELECT} --field-manager`,
    '--server-side --force-conflicts -R --recursive --prune',
  ),
  edit: verb(
    'types',
    `${FILES} -o --output --field-manager `,
    '--save-config --output-patch --windows-line-endings -R --recursive',
  ),
  events: verb(
    'none',
    '-o --output --for --types --chunk-size',
    '-A --all-namespaces -w --watch --no-headers',
  ),
  exec: verb(
    'target',
    `-c --container -f --filename --pod-running-timeout`,
    '-i --stdin -t --tty -q --quiet',
  ),
  explain: verb('explain', '--api-version -o --output', '--recursive'),
  expose: verb(
    'types',
    `${FILES} ${SELECT} -o --output --port --target-port --name --type --protocol --external-ip --labels`,
    '',
  ),
  get: verb(
    'types',
    `${OUTPUT} ${SELECT} ${FILES} -L --label-columns --chunk-size --raw --subresource`,
    '-A --all-namespaces -w --watch --watch-only --show-labels --show-kind --no-headers --ignore-not-found --output-watch-events -R --recursive --show-managed-fields --server-print',
  ),
  kustomize: verb('none', '-o --output', '--enable-helm'),
  label: verb(
    'types',
    `${SELECT} ${FILES} --resource-version --field-manager`,
    '--all --overwrite --list --local -A --all-namespaces -R --recursive ',
  ),
  logs: verb(
    'target',
    '-c --container -l --selector --tail --since --since-time --limit-bytes --max-log-requests --pod-running-timeout',
    '-f --follow -p --previous --prefix --timestamps --all-containers --all-pods --ignore-errors',
  ),
  patch: verb(
    'types',
    `${FILES} -o --output -p --patch --patch-file --type --field-manager --subresource `,
    '--local -R --recursive',
  ),
  'port-forward': verb('target', '--address --pod-running-timeout', ''),
  replace: verb(
    'none',
    `${FILES} -o --output --timeout --grace-period `,
    '--force --save-config -R --recursive',
  ),
  rollout: verb(
    'subcommand',
    `${SELECT} ${FILES} -o --output --timeout --revision --to-revision`,
    '-w --watch -R --recursive ',
    'history pause restart resume status undo',
  ),
  run: verb(
    'none',
    '--image --image-pull-policy --restart --env --labels -l --port --overrides --override-type --pod-running-timeout --timeout -o --output --annotations --grace-period ',
    '-i --stdin -t --tty --rm --command --attach --expose --privileged -q --quiet --leave-stdin-open',
  ),
  scale: verb(
    'types',
    `${SELECT} ${FILES} -o --output --replicas --current-replicas --resource-version --timeout`,
    '--all -R --recursive',
  ),
  set: verb(
    'subcommand',
    `${SELECT} ${FILES} -o --output -e --env --from --keys --prefix -c --containers --limits --requests`,
    '--all --local --list --overwrite',
    'env image resources selector serviceaccount subject',
  ),
  taint: verb('types', SELECT, '--all --overwrite'),
  top: verb(
    'subcommand',
    `${SELECT} --sort-by`,
    '-A --all-namespaces --containers --no-headers',
    'node nodes no pod pods po',
  ),
  version: verb('none', '-o --output', '--client --short'),
  wait: verb(
    'types',
    `${SELECT} ${FILES} -o --output --for --timeout --template`,
    '--all -A --all-namespaces -R --recursive --local',
  ),
};

function verb(
  takes: KubectlVerb['takes'],
  withValue: string,
  alone: string,
  subcommands = '',
): KubectlVerb {
  return {
    takes,
    withValue: [...ALWAYS.withValue, ...words(withValue)],
    alone: [...ALWAYS.alone, ...OPTIONAL_VALUE, ...words(alone)],
    subcommands: words(subcommands),
  };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
