/**
 * The text in the empty field. As a placeholder it is there before any script, is
 * gone with the first key or paste, and is never the text of a link.
 */
export const EXAMPLE = `# An example with two mistakes.
# Paste your own YAML here.
apiVersion: openchoreo.dev/v1alpha1
kind: Component
metadata:
  name: greeter
  namespace: default
  lables:
    team: shop
spec:
  owner:
    projectName: 42
  type: Service`;
