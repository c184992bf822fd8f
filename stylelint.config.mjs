// @ts-check
/** Functions that make a color of numbers. */
const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      [...COLOR_FUNCTIONS, 'oklab', 'oklch'],
      {message: 'Colors are in src/css/custom.css alone: give it a name.'},
    ],
    'declaration-no-important': true,
    'logical-css/require-logical-properties': [
      true,
      // Few browsers know their logical names by now.
      {ignore: ['overflow-x', 'overflow-y']},
    ],
    'logical-css/require-logical-keywords': true,
    'import-notation': 'string',
    // Names of the framework, of DocSearch and of parts of our own (`a__b`).
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    // The renderer of diagrams names its colors so.
    'custom-property-pattern': null,
    // Layers say what wins; a state may stand beside its element.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [
      true,
      {ignorePseudoClasses: ['global']},
    ],
  },
  overrides: [
    {
      files: ['src/css/custom.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        // The scheme that was chosen stands between colors and sizes.
        'no-duplicate-selectors': null,
      },
    },
  ],
};
