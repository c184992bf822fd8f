#!/usr/bin/env bash
# Builds the control plane of the platform, starts it on loopback, and runs the
# tests. `run.ts` starts this, ends all that it starts, and sets:
#
# PLATFORM_SOURCE, REF  a clone of the platform, and the commit to build
# KUBECONFIG            of a cluster on this machine, instead of a new one
# TMPDIR                an empty folder for all files
set -euo pipefail
umask 077
cd "$(dirname "$0")/../.."

fail() {
  echo "$1" >&2
  exit 1
}

# Repeats a command until it succeeds, two minutes at most.
eventually() {
  local end=$((SECONDS + 120))
  until "$@" >"$TMPDIR/last.log" 2>&1; do
    if [ $SECONDS -gt $end ]; then
      tail -n 5 "$TMPDIR"/*.log >&2
      fail "Not within two minutes: $*"
    fi
    sleep 0.5
  done
}

# Starts a program, which writes into the log of its name, and again when it has
# failed, as Kubernetes would.
start() {
  until "$@"; do sleep 1; done >"$TMPDIR/$(basename "$1").log" 2>&1 &
}

free_port() {
  node --eval 'const server = require("node:net").createServer();
    server.listen(0, "127.0.0.1", () => {
      console.log(server.address().port);
      server.close();
    });'
}

[ "$(type -t go)" ] ||
  fail 'There is no Go. Install Go 1.24 or later: https://go.dev/dl/'
[ -d "${PLATFORM_SOURCE:-}" ] ||
  fail "PLATFORM_SOURCE is \"${PLATFORM_SOURCE:-}\". Set it to a clone of https://github.com/openchoreo/openchoreo."

### The source, with what has no option changed.

source=$TMPDIR/source
charts=$source/install/helm
mkdir "$source"
ln -s "$charts" "$TMPDIR/charts"
git -C "$PLATFORM_SOURCE" archive "$REF" | tar -x -C "$source"

edit() {
  sed "$1" "$2" >"$TMPDIR/edited"
  ! cmp -s "$2" "$TMPDIR/edited" || fail "$2: $1 changes nothing."
  mv "$TMPDIR/edited" "$2"
}
# The API server and the webhooks have to listen on loopback alone, at a free port.
edit 's/":" + strconv/"127.0.0.1:" + strconv/' "$source/cmd/openchoreo-api/main.go"
edit 's/flag.Parse()/port := flag.Int("webhook-port", 0, ""); &/' "$source/cmd/main.go"
edit 's/webhook.Options{/&Host: "127.0.0.1", Port: *port,/' "$source/cmd/main.go"
# Charts of others would have to be fetched.
for chart in $(grep -l '^dependencies:' "$charts"/*/Chart.yaml); do
  edit '/^dependencies:/,$d' "$chart"
done

### The programs. Go keeps what it has built for the next run.

export PATH=$TMPDIR/bin:$PATH
mkdir "$TMPDIR/bin"
tool() {
  ln -s "$(go tool -n "$1")" "$TMPDIR/bin/$2"
}
# `run` keeps what it has linked, for a folder of any name, and copies it.
program() {
  go run -trimpath -ldflags=-s -exec cp "$1" "$TMPDIR/bin/$2"
}
# Both lists at once, so that no core waits for a download or a linker.
(
  cd tests/platform
  tool go.etcd.io/etcd/server/v3 etcd
  for name in kube-apiserver kube-controller-manager kubeadm kubectl helm; do
    tool "$name" "$name"
  done
) &
others=$!
(
  cd "$source"
  program ./cmd controller
  program ./cmd/openchoreo-api openchoreo-api
  program ./cmd/choreoctl choreoctl
)
wait "$others"
gateway=$(cd "$source" && go list -m -f '{{.Dir}}' github.com/envoyproxy/gateway)
# The others keep settings and caches there.
export HOME=$TMPDIR

### Certificates, for Kubernetes and for the webhooks.

pki=$TMPDIR/pki
address=127.0.0.1:$(free_port)
# kubeadm refuses to advertise loopback; nothing listens at this address.
advertised=10.0.0.1
cat >"$TMPDIR/kubeadm.yaml" <<YAML
apiVersion: kubeadm.k8s.io/v1beta4
kind: InitConfiguration
localAPIEndpoint: {advertiseAddress: $advertised}
---
apiVersion: kubeadm.k8s.io/v1beta4
kind: ClusterConfiguration
certificatesDir: $pki
controlPlaneEndpoint: $address
kubernetesVersion: v1.32.0
YAML
phase() {
  kubeadm init phase "$@" --config "$TMPDIR/kubeadm.yaml" >/dev/null
}
phase certs ca
phase certs sa
phase certs apiserver

### Kubernetes without nodes.

if [ -z "${KUBECONFIG:-}" ]; then
  phase kubeconfig super-admin --kubeconfig-dir "$TMPDIR"
  export KUBECONFIG=$TMPDIR/super-admin.conf
  store=http://127.0.0.1:$(free_port)
  peer=http://127.0.0.1:$(free_port)

  start etcd \
    --data-dir="$TMPDIR/etcd" \
    --listen-client-urls="$store" \
    --advertise-client-urls="$store" \
    --listen-peer-urls="$peer" \
    --initial-advertise-peer-urls="$peer" \
    --initial-cluster="default=$peer" \
    --unsafe-no-fsync
  start kube-apiserver \
    --etcd-servers="$store" \
    --bind-address=127.0.0.1 \
    --secure-port="${address#*:}" \
    --advertise-address="$advertised" \
    --endpoint-reconciler-type=none \
    --service-cluster-ip-range=10.0.0.0/16 \
    --authorization-mode=RBAC \
    --client-ca-file="$pki/ca.crt" \
    --tls-cert-file="$pki/apiserver.crt" \
    --tls-private-key-file="$pki/apiserver.key" \
    --service-account-issuer=https://kubernetes.default.svc \
    --service-account-key-file="$pki/sa.pub" \
    --service-account-signing-key-file="$pki/sa.key"
  # The tests play the controllers of Deployments and Jobs.
  start kube-controller-manager \
    --kubeconfig="$KUBECONFIG" \
    --leader-elect=false \
    --secure-port=0 \
    --controllers=garbage-collector-controller,namespace-controller
fi

### What the chart installs, except the images. The cluster is its own data plane
### and build plane.

namespace=openchoreo-control-plane
definitions=$TMPDIR/definitions
objects=$TMPDIR/objects
kubectl config view --raw --flatten --minify >"$TMPDIR/admin.conf"
export KUBECONFIG=$TMPDIR/admin.conf
kubectl config set-context --current --namespace "$namespace" >/dev/null

helm template test "$charts/$namespace" \
  --namespace "$namespace" --include-crds --output-dir "$objects" >/dev/null
# cert-manager isn't here.
grep -lr 'apiVersion: cert-manager' "$objects" | xargs rm
# The charts turn the webhooks off, so they check only what is tried, not what is kept.
webhooks=127.0.0.1:$(free_port)
authority=$(base64 <"$pki/ca.crt" | tr -d '\n')
for configuration in "$objects/$namespace"/templates/*/*-webhook-configuration.yaml; do
  edit "/service:/,/namespace:/d
    s|  path: \(.*\)|url: https://$webhooks\1\\
    caBundle: $authority|
    s|failurePolicy: Ignore|failurePolicy: Fail\\
  matchConditions: [{name: tried, expression: request.dryRun}]|" "$configuration"
done
mv "$objects/$namespace/crds" "$definitions"
cp -r "$gateway/charts/gateway-helm/crds" "$definitions/gateway"

setting() {
  kubectl config view --raw --output "jsonpath={$1}"
}
server=$(setting '.clusters[0].cluster.server')
ca=$(setting '.clusters[0].cluster.certificate-authority-data')
cert=$(setting '.users[0].user.client-certificate-data')
key=$(setting '.users[0].user.client-key-data')
[ "$cert" ] || fail 'The user of KUBECONFIG has no client certificate, which the planes need.'
plane() {
  # The fields are those of all versions, and a version ignores the others.
  cat <<YAML
---
apiVersion: openchoreo.dev/v1alpha1
kind: $1
metadata: {name: default, namespace: default}
spec:
  registry: {prefix: registry.example.com}
  gateway:
    publicVirtualHost: apis.example.com
    organizationVirtualHost: apis.internal
  kubernetesCluster:
    name: default
    credentials: {apiServerURL: '$server', caCert: $ca, clientCert: $cert, clientKey: $key}
    server: $server
    tls: {ca: {value: $ca}}
    auth: {mtls: {clientCert: {value: $cert}, clientKey: {value: $key}}}
YAML
}
plane DataPlane >"$objects/planes.yaml"
plane BuildPlane >>"$objects/planes.yaml"
# Other kinds that the platform creates objects of; their fields aren't checked.
kind() {
  cat <<YAML
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: $2.$1}
spec:
  group: $1
  names: {plural: $2, kind: $4}
  scope: Namespaced
  versions:
    - name: $3
      served: true
      storage: true
      schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}
YAML
}
kind argoproj.io workflows v1alpha1 Workflow >"$definitions/kinds.yaml"
kind external-secrets.io externalsecrets v1 ExternalSecret >>"$definitions/kinds.yaml"

eventually kubectl get namespace default
kubectl create namespace "$namespace" --dry-run=client --output yaml |
  kubectl apply --filename - >/dev/null
eventually kubectl apply --server-side --recursive --filename "$definitions"
# Objects of a kind are refused until its definition has been read.
eventually kubectl apply --validate=false --recursive --filename "$objects"

### The platform, with the rights that the chart gives its images.

run_image() {
  local config=$TMPDIR/$1.conf account token
  account=$(kubectl get deployments --output \
    'jsonpath={range .items[*].spec.template.spec}{.containers[0].image} {.serviceAccountName}{"\n"}{end}' |
    sed -n "s|.*/$1:[^ ]* ||p")
  token=$(kubectl create token "$account" --duration 2h)
  cp "$KUBECONFIG" "$config"
  kubectl --kubeconfig "$config" config set-credentials image --token "$token"
  kubectl --kubeconfig "$config" config set-context --current --user image
  KUBECONFIG=$config start "$@"
} >/dev/null

# The webhooks read what only a flag lets the platform write.
kubectl patch organization default --subresource status --type merge \
  --patch 'status: {namespace: default}' >/dev/null
certificates=$TMPDIR/k8s-webhook-server/serving-certs
mkdir -p "$certificates"
ln -s "$pki/apiserver.crt" "$certificates/tls.crt"
ln -s "$pki/apiserver.key" "$certificates/tls.key"

proxy=$(free_port)
probe=$(free_port)
api=$(free_port)
start kubectl proxy --port="$proxy"
export KUBERNETES_CLUSTER_DOMAIN=cluster.local
run_image controller \
  --webhook-port="${webhooks#*:}" \
  --leader-elect=false \
  --metrics-bind-address=0 \
  --health-probe-bind-address="127.0.0.1:$probe"
run_image openchoreo-api --port="$api"

ready() {
  kubectl get --raw "$2" --server "http://127.0.0.1:$1"
}
eventually ready "$proxy" /readyz
eventually ready "$probe" /readyz
eventually ready "$api" /ready

try_project() {
  kubectl create --dry-run=server --filename - <<YAML
apiVersion: openchoreo.dev/v1alpha1
kind: Project
metadata: {name: tried, namespace: default}
YAML
}
# A cluster in containers, say, has a loopback of its own.
! try_project 2>&1 | grep -q 'failed calling webhook' ||
  fail "The cluster of KUBECONFIG doesn't reach the webhooks at https://$webhooks. Its API server has to run on this machine, outside of containers."

kubectl api-resources --no-headers >"$TMPDIR/kinds"
export KUBERNETES=http://127.0.0.1:$proxy API=http://127.0.0.1:$api
exec node_modules/.bin/vitest run --project platform "$@"
