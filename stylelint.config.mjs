// @ts-check
/** Functions that make a color of numbers. */
const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch'];

/** Any value of a property. */
const ANY = ['/^.+$/'];

/**
 * What came after Baseline 2023, which is in the oldest browsers of `browserslist`
 * (package.json), and may be used all the same: it is in them, it has a fallback
 * beside it, or nobody misses it.
 */
const BEYOND_BASELINE = {
  ignoreFunctions: [
    // In Chrome 123, Firefox 120 and Safari 17.5.
    'light-dark',
  ],
  ignoreSelectors: [
    // In Chrome 114, Firefox 125 and Safari 17.
    'popover-open',
    // Without it the starter opens folds to print, and React those of a hash.
    'details-content',
    // In all for the color that is used.
    'marker',
  ],
  ignoreProperties: {
    // In Chrome 114, Firefox 121 and Safari 17.5.
    'text-wrap': ['balance'],
    // Only inside of `::details-content`.
    'content-visibility': ['visible'],
    // Without them a note is at the foot of the window.
    'position-area': ANY,
    'position-try-fallbacks': ANY,
    // The build adds the name with a prefix, for Safari and for Chrome below 130.
    'user-select': ['none'],
    'box-decoration-break': ['clone'],
    // In all; not Baseline for values that are not used.
    'paint-order': [],
    'overscroll-behavior': ['contain'],
    // Without it a field has a handle, as on iPhones, or a corner is round.
    resize: [],
    'corner-shape': ANY,
    // Without it forced colors hold there, too.
    'forced-color-adjust': ['none'],
  },
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', 'stylelint-plugin-use-baseline'],
  reportNeedlessDisables: true,
  rules: {
    'plugin/use-baseline': [true, {available: 2023, ...BEYOND_BASELINE}],
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
