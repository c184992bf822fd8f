/** A definition as a release has it, of a kind with a required size. */
export const WIDGET_CRD = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.dev}
spec:
  group: example.dev
  scope: Namespaced
  names: {kind: Widget, plural: widgets, singular: widget}
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          description: A Widget turns.
          type: object
          required: [spec]
          properties:
            spec:
              description: How it turns.
              type: object
              required: [size]
              properties:
                size: {type: integer, maximum: 9, description: How big it is.}
`;
